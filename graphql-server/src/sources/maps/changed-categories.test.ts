import { beforeEach, expect, it } from 'vitest'
import { type CatalogueIds, insertCatalogue } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { useFiles } from '../../../test/imports.ts'
import { query } from '../../../test/query.ts'
import { insertUser } from '../../../test/user-rows.ts'
import { answerField } from '../../answers/fields.ts'
import { runSource, type SourceRunOptions } from '../run.ts'
import { readCategoryMap } from './categories.ts'
import { keepUnknownCategories, readChangedCategories } from './changed-categories.ts'

const database = useDatabase()
const saveFile = useFiles()
let ids: CatalogueIds

beforeEach(async () => {
  await database.empty()
  ids = await insertCatalogue(database.pool, {
    cities: { taubate: ['centro'] },
    categories: { automotivo: ['postos'], alimentacao: ['padarias'] },
  })
})

const idOf = (kind: 'categories' | 'subcategories', slug: string) => ids[kind].get(slug) ?? 0

const map = (name: string, data: object) =>
  database.prisma.sourceCategory.upsert({ where: { name }, create: { name, ...data }, update: data })

const toPostos = () => ({ isListed: true, subcategoryId: idOf('subcategories', 'postos') })

const feature = (category: string, id = 'a') => ({
  type: 'Feature',
  id,
  geometry: { type: 'Point', coordinates: [-45.555, -23.026] },
  properties: {
    names: { primary: `Posto ${id}` },
    categories: { primary: category },
    addresses: [{ freeform: 'Rua A, 12 - Centro', locality: 'Taubate', country: 'BR' }],
  },
})

async function run(features: string | object[], options: Partial<SourceRunOptions> = {}) {
  const text =
    typeof features === 'string' ? features : JSON.stringify({ type: 'FeatureCollection', features })
  return runSource({
    prisma: database.prisma,
    path: await saveFile(text),
    author: { actorId: null, requestId: null },
    ...{ source: 'Overture Maps', licence: 'CDLA Permissive 2.0' },
    categories: await readCategoryMap(undefined, await readChangedCategories(database.prisma)),
    ...{ fill: false, dryRun: false, odblDuties: false, create: false },
    ...options,
  })
}

const kept = () =>
  database.prisma.sourceCategory.findMany({ orderBy: { id: 'asc' }, omit: { id: true, lastRunOn: true } })

const drafts = async () => {
  const rows = await database.prisma.business.findMany({
    orderBy: { id: 'asc' },
    include: { categories: true, subcategories: true },
  })
  return rows.map(({ state, categories, subcategories }) => ({
    state,
    categories: categories.map(({ categoryId }) => categoryId),
    subcategories: subcategories.map(({ subcategoryId }) => subcategoryId),
  }))
}

it('keys that a run does not know are kept with the counts of the last run and its day, by no dry run', async () => {
  const unknown = [feature('gas_station'), feature('gas_station', 'b'), feature('sonic_shop', 'c')]
  await run(unknown, { dryRun: true })
  expect(await kept()).toEqual([])
  await run(unknown)
  const none = { isListed: null, categoryId: null, subcategoryId: null }
  expect(await kept()).toEqual([
    { ...none, name: 'gas_station', places: 2 },
    { ...none, name: 'sonic_shop', places: 1 },
  ])
  await database.prisma.sourceCategory.updateMany({ data: { lastRunOn: '2026-01-01' } })
  await run([feature('gas_station')])
  expect(await database.prisma.sourceCategory.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
    { places: 1, lastRunOn: expect.not.stringMatching('2026-01-01') },
    { places: 1, lastRunOn: '2026-01-01' },
  ])
})

it('of too many keys the unknown ones that were counted longest ago are deleted, and changed ones are kept', async () => {
  await map('changed', { isListed: false, lastRunOn: '2026-01-01' })
  await map('old', { places: 9, lastRunOn: '2026-01-02' })
  await map('older', { places: 9, lastRunOn: '2026-01-01' })
  const counts = [
    { text: 'new', count: 1 },
    { text: 'x'.repeat(121), count: 1 },
    { text: 'broken \ud800', count: 1 },
  ]
  await keepUnknownCategories(database.prisma, counts, 3)
  expect((await kept()).map(({ name }) => name)).toEqual(['changed', 'old', 'new'])
})

it('what administrators changed is more than the map of the product, and a file more than that', async () => {
  await map('bakery', toPostos())
  await map('gas_station', { isListed: true, categoryId: idOf('categories', 'automotivo') })
  await map('pizza_restaurant', { isListed: false })
  const report = await run([feature('bakery'), feature('gas_station', 'b'), feature('pizza_restaurant', 'c')])
  expect(report).toMatchObject({ drafts: 2, leftOut: 1, unknownCategories: [] })
  const automotivo = idOf('categories', 'automotivo')
  expect(await drafts()).toMatchObject([
    { categories: [automotivo], subcategories: [idOf('subcategories', 'postos')] },
    { categories: [automotivo], subcategories: [] },
  ])
  const path = await saveFile(JSON.stringify({ bakery: null }))
  const categories = await readCategoryMap(path, await readChangedCategories(database.prisma))
  expect(categories.get('bakery')).toBeNull()
})

it('a name of a table that an administrator has mapped is more than a category of that name', async () => {
  await map('Padarias', toPostos())
  await run('Nome;Município;Ramo\nPosto Um;Taubate;Padarias\n')
  expect(await drafts()).toMatchObject([{ subcategories: [idOf('subcategories', 'postos')] }])
})

it('the next run of the same file gives an unedited draft the category that its key has by now', async () => {
  const { id: attributeId } = await database.prisma.attribute.create({
    data: {
      ...{ slug: 'aceita-pix', name: 'Pix', question: 'Pix?', group: 'a', options: '[]' },
      categories: { create: { categoryId: idOf('categories', 'automotivo') } },
    },
  })
  const tags = { '@id': 'node/1', name: 'Posto', amenity: 'x', 'addr:city': 'Taubate', 'payment:pix': 'yes' }
  const places = [{ ...feature('x'), properties: tags }]
  const odblDuties = true
  expect(await run(places, { odblDuties })).toMatchObject({ drafts: 1 })
  expect(await run(places, { odblDuties })).toMatchObject({ unchanged: 1 })
  await map('amenity=x', toPostos())
  const dry = await run(places, { odblDuties, dryRun: true })
  expect(dry).toMatchObject({ matched: 1, filled: 1, proposed: 0 })
  const report = await run(places, { odblDuties })
  expect({ ...report, dryRun: true, entryId: null }).toEqual(dry)
  expect(await drafts()).toEqual([
    {
      state: 'DRAFT',
      categories: [idOf('categories', 'automotivo')],
      subcategories: [idOf('subcategories', 'postos')],
    },
  ])
  expect(await database.prisma.businessAttribute.findMany()).toMatchObject([{ attributeId, value: 'yes' }])
  const sources = await database.prisma.fieldSource.findMany({ select: { field: true, isWritten: true } })
  expect(sources).toContainEqual({ field: 'categoryIds', isWritten: true })
  expect(sources).toContainEqual({ field: answerField(attributeId), isWritten: true })
  expect(await run(places, { odblDuties })).toMatchObject({ unchanged: 1, filled: 0 })
})

it.each([
  ['edited by a person', { street: 'Rua B' }],
  ['published', { state: 'PUBLISHED' }],
])(
  'a draft that was %s gets the category as a proposal',
  async (_title, { street, state }: Record<string, string>) => {
    await run([feature('gas_station')])
    const { id } = await database.prisma.business.findFirstOrThrow()
    const viewer = await insertUser(database.prisma, 'Ana', { role: 'admin' })
    if (street) {
      const document = `mutation { updateBusiness(id: ${id}, input: { address: { street: "${street}" } }) { id } }`
      expect((await query(database, document, { viewer })).errors).toBeUndefined()
    } else await database.prisma.business.updateMany({ data: { state: state as 'PUBLISHED' } })
    await map('gas_station', toPostos())
    expect(await run([feature('gas_station')])).toMatchObject({ matched: 1, filled: 0, proposed: 1 })
    expect(await drafts()).toMatchObject([{ categories: [] }])
    expect(await database.prisma.proposal.findFirst({ where: { topic: 'CATEGORIES' } })).toMatchObject({
      proposed: { categoryIds: [idOf('categories', 'automotivo')] },
    })
  },
)

it('data under the ODbL give an unedited draft no category without the duties', async () => {
  await run([feature('gas_station')])
  await map('gas_station', toPostos())
  const report = await run([feature('gas_station')], { licence: 'ODbL 1.0' })
  expect(report).toMatchObject({ matched: 1, filled: 0 })
  expect(await drafts()).toMatchObject([{ categories: [] }])
})
