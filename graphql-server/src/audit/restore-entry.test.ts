import { describe, expect, it } from 'vitest'
import { type Noun, useEntryWrites } from '../../test/entry-writes.ts'
import { sentPicture } from '../../test/pictures.ts'
import { query } from '../../test/query.ts'
import { lastDeletion, restoreOperation } from '../../test/restorations.ts'
import { purgeDeleted } from '../writes/deletions.ts'

const { database, pictures, admin, create, remove } = useEntryWrites()

async function restore(entry: string) {
  const services = { prisma: database.prisma, images: pictures.images }
  const { data, errors } = await query(services, restoreOperation, { variables: { entry }, viewer: admin() })
  return (data?.restoreDeletion ?? errors?.[0]?.message) as Record<string, unknown> | string
}

const nouns = [
  {
    noun: 'City',
    input: { active: false, isPopular: true, latitude: -23, longitude: -45, holidays: ['19/03 São José'] },
    picture: 'image',
  },
  { noun: 'Neighborhood', input: { cityId: '1' } },
  {
    noun: 'Category',
    input: { synonyms: ['praia', 'mar aberto'], isPopular: true, schemaType: 'LodgingBusiness' },
    picture: 'icon',
  },
  { noun: 'Subcategory', input: { categoryId: '1', synonyms: ['onda'], active: false }, picture: 'icon' },
  {
    noun: 'Attribute',
    input: {
      question: 'Tem mar?',
      group: 'Praia',
      kind: 'CHOICE',
      options: [{ name: 'Sim, azul' }, { name: 'Sim, verde' }],
      categoryIds: ['1', '2'],
      isFilter: true,
      meaning: 'amenityFeature',
      icon: 'check',
      position: 7,
    },
  },
] as const satisfies { noun: Noun; input: object; picture?: string }[]

const readRow = (noun: Noun, id: string) => {
  const rows = database.prisma[noun.toLowerCase() as 'city']
  const include = noun === 'Attribute' ? { categories: true } : undefined
  return rows.findUnique({ where: { id: Number(id) }, omit: { updatedAt: true }, include: include as object })
}

describe.each(nouns)('a deleted $noun', ({ noun, input, ...more }) => {
  const picture = 'picture' in more ? more.picture : null
  const make = async (differing: object = {}) => {
    const sent = picture && { [picture]: sentPicture('sea') }
    const { saved, error } = await create(noun, { name: 'Mar Azul', ...input, ...sent, ...differing })
    expect(error).toBeNull()
    return saved?.id ?? ''
  }

  it('is restored with everything that it had, and its picture stays until the 30 days are over', async () => {
    const { prisma } = database
    const id = await make()
    const before = await readRow(noun, id)
    const files = await pictures.files()
    expect(files).toHaveLength(picture ? 1 : 0)
    await remove(noun, id)
    expect(await readRow(noun, id)).toBeNull()
    const entry = await lastDeletion(prisma)
    const answer = { entity: noun.toUpperCase(), id, name: 'Mar Azul', slug: 'mar-azul', formerSlug: null }
    expect(await restore(entry)).toMatchObject(answer)
    expect(await restore(entry)).toMatchObject(answer)
    expect([await readRow(noun, id), await pictures.files()]).toEqual([before, files])
    const last = await prisma.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } })
    const changes = { slug: { before: null, after: 'mar-azul' } }
    expect(last).toMatchObject({ action: 'restore', restoresId: Number(entry), name: 'Mar Azul', changes })
    if (picture) expect(last.changes).toMatchObject({ [picture]: { before: null, after: files[0] } })
    await remove(noun, id)
    await purgeDeleted({ prisma, images: pictures.images }, Date.now() + 31 * 24 * 60 * 60 * 1000)
    expect([await pictures.files(), await prisma.image.count()]).toEqual([[], 0])
  })

  it('gets another slug where its own has been taken since', async () => {
    const id = await make()
    await remove(noun, id)
    const entry = await lastDeletion(database.prisma)
    await make()
    expect(await restore(entry)).toMatchObject({ id, slug: 'mar-azul-2', formerSlug: 'mar-azul' })
  })
})

it('a neighborhood has its slug again where only another city has it', async () => {
  const { saved } = await create('Neighborhood', { name: 'Vila', cityId: '1' })
  await remove('Neighborhood', saved?.id ?? '')
  const entry = await lastDeletion(database.prisma)
  await create('Neighborhood', { name: 'Vila', cityId: '3' })
  expect(await restore(entry)).toMatchObject({ slug: 'vila', formerSlug: null })
})

it.each([
  ['City', 'Neighborhood', 'cityId', 'a cidade “Mar”'],
  ['Category', 'Subcategory', 'categoryId', 'a categoria “Mar”'],
  ['Category', 'Attribute', 'categoryIds', 'a categoria “Mar”'],
] as const)('a %s that is gone is named by its %s, and both come back in order', async (...row) => {
  const [parent, child, column, words] = row
  const { saved } = await create(parent, { name: 'Mar' })
  const asked = child === 'Attribute' && { question: 'Tem praia?', group: 'Mar' }
  const below = await create(child, { name: 'Praia', [column]: saved?.id, ...asked })
  await remove(child, below.saved?.id ?? '')
  const entry = await lastDeletion(database.prisma)
  await remove(parent, saved?.id ?? '')
  expect(await restore(entry)).toBe(
    `Não é possível restaurar: ${words} não existe mais. Restaure isso primeiro.`,
  )
  expect(await restore(await lastDeletion(database.prisma))).toMatchObject({ id: saved?.id })
  expect(await restore(entry)).toMatchObject({ id: below.saved?.id })
})
