import { describe, expect, it } from 'vitest'
import { invalid, type Noun, useEntryWrites } from '../../test/entry-writes.ts'

const { database, create, update } = useEntryWrites()

const nouns: [Noun, object][] = [
  ['Category', {}],
  ['Subcategory', { categoryId: '1' }],
]

describe.each(nouns)('the synonyms of a %s', (noun, parent) => {
  const make = (synonyms?: string[]) =>
    create(noun, { name: 'Óticas', ...parent, ...(synonyms && { synonyms }) })

  it('are kept in order, tidied, each once, and one text may hold several', async () => {
    const { saved } = await make(['  oculista ', 'óculos, lente  de contato', 'OCULISTA', 'Oculos', ' ; '])
    expect(saved).toMatchObject({ synonyms: ['oculista', 'óculos', 'lente de contato'] })
  })

  it('are none when they are not given, stay when an update leaves them out, and go with an empty list', async () => {
    expect((await make()).saved).toMatchObject({ synonyms: [] })
    const { saved } = await make(['oculista'])
    const id = saved?.id ?? ''
    expect((await update(noun, id, { name: 'Ótica' })).saved).toMatchObject({ synonyms: ['oculista'] })
    expect((await update(noun, id, { synonyms: [] })).saved).toMatchObject({ synonyms: [] })
  })

  it('are bounded in number and length', async () => {
    const many = Array.from({ length: 41 }, (_, index) => `palavra ${index}`)
    expect(await make(many)).toEqual(invalid('synonyms', 'Informe no máximo 40 sinônimos.'))
    expect(await make(['a'.repeat(41)])).toEqual(
      invalid('synonyms', 'Cada sinônimo deve ter no máximo 40 caracteres.'),
    )
    const longest = Array.from({ length: 40 }, (_, index) => `${index}`.padEnd(40, 'á'))
    expect((await make(longest)).saved).toMatchObject({ synonyms: longest })
  })

  it('are in the trail when they change, and only then', async () => {
    const { saved } = await make(['oculista'])
    const id = saved?.id ?? ''
    await update(noun, id, { synonyms: ['Oculista'.toLowerCase()] })
    await update(noun, id, { synonyms: ['oculista', 'óculos'] })
    const changes = await database.prisma.auditEntry.findMany({ where: { action: 'update' } })
    expect(changes.map((entry) => entry.changes)).toEqual([
      { synonyms: { before: 'oculista', after: 'oculista, óculos' } },
    ])
  })
})
