import { describe, expect, it } from 'vitest'
import { invalid, type Noun, useEntryWrites } from '../../test/entry-writes.ts'
import { query } from '../../test/query.ts'

const { database, admin, create, update } = useEntryWrites()

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

describe('the check of synonyms', () => {
  const check = async (synonyms: string[], of: object) => {
    const document = `query ($synonyms: [String!]!, $category: ID, $subcategory: ID) {
      synonymCheck(synonyms: $synonyms, category: $category, subcategory: $subcategory) { names count }
    }`
    const variables = { synonyms, ...of }
    const { data, errors } = await query({ prisma: database.prisma }, document, {
      variables,
      viewer: admin(),
    })
    return data?.synonymCheck ?? errors
  }

  it('says which are the whole name of an establishment, and how many they lead to', async () => {
    const synonyms = ['cantina', 'CANTINA DA SERRA', 'serra']
    expect(await check(synonyms, { category: '2' })).toEqual({ names: ['CANTINA DA SERRA'], count: 1 })
    expect(await check(['pizza'], { subcategory: '4' })).toEqual({ names: [], count: 0 })
    expect(await check([], {})).toEqual({ names: [], count: 0 })
  })

  it('refuses what could not be saved', async () => {
    expect(await check(['a'.repeat(41)], {})).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { synonyms: expect.stringContaining('40') } } },
    ])
  })
})
