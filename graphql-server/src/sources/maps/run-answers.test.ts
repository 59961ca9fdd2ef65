import { beforeEach, expect, it } from 'vitest'
import { insertCatalogue } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { useFiles } from '../../../test/imports.ts'
import { query } from '../../../test/query.ts'
import { answerField } from '../../answers/fields.ts'
import { runSource } from '../run.ts'
import { readCategoryMap } from './categories.ts'

const database = useDatabase()
const saveFile = useFiles()
const ids: Record<string, number> = {}

beforeEach(async () => {
  await database.empty()
  const categories = { alimentacao: ['restaurantes'], saude: ['farmacias'] }
  await insertCatalogue(database.pool, { cities: { taubate: ['centro'] }, categories })
  await database.pool.query("UPDATE categories SET name = 'Alimentação' WHERE slug = 'alimentacao'")
  await database.pool.query("UPDATE cities SET name = 'Taubaté' WHERE slug = 'taubate'")
  const { id: food } = await database.prisma.category.findFirstOrThrow({ where: { slug: 'alimentacao' } })
  const { id: health } = await database.prisma.category.findFirstOrThrow({ where: { slug: 'saude' } })
  for (const [slug, active, categoryId] of [
    ['aceita-pix', true, null],
    ['faz-entrega', true, food],
    ['aceita-animais', true, health],
    ['mesas-ao-ar-livre', false, null],
  ] as const) {
    const data = { slug, name: slug, question: slug, group: 'a', options: '[]', active }
    const asked = categoryId === null ? {} : { categories: { create: { categoryId } } }
    ids[slug] = (await database.prisma.attribute.create({ data: { ...data, ...asked } })).id
  }
})

const run = async (tags: object, fill = false) => {
  const properties = {
    '@id': 'node/1',
    name: 'Cantina Sol',
    amenity: 'restaurant',
    'addr:city': 'Taubaté',
    ...tags,
  }
  const geometry = { type: 'Point', coordinates: [-45.55, -23.02] }
  return runSource({
    prisma: database.prisma,
    path: await saveFile(JSON.stringify({ type: 'Feature', geometry, properties })),
    author: { actorId: null, requestId: null },
    ...{ source: 'OpenStreetMap', licence: 'ODbL 1.0', categories: await readCategoryMap() },
    ...{ fill, dryRun: false, odblDuties: true, create: false },
  })
}
const all = { 'payment:pix': 'yes', delivery: 'yes', dog: 'yes', outdoor_seating: 'yes' }
const answers = async () => {
  const rows = await database.prisma.businessAttribute.findMany({ include: { attribute: true } })
  return Object.fromEntries(rows.map(({ attribute, value }) => [attribute.slug, value]))
}

it('a draft has the answers that its categories are asked, to active attributes, each with its source', async () => {
  await run(all)
  expect(await answers()).toEqual({ 'aceita-pix': 'yes', 'faz-entrega': 'yes' })
  const { id } = await database.prisma.business.findFirstOrThrow()
  const viewer = { id: 1, role: 'admin' } as const
  const { data } = await query(database, `{ business(id: ${id}) { sources { fields } } }`, { viewer })
  const [source] = (data as { business: { sources: { fields: string[] }[] } }).business.sources
  expect(source?.fields).toEqual(
    expect.arrayContaining([answerField(ids['aceita-pix'] ?? 0), answerField(ids['faz-entrega'] ?? 0)]),
  )
})

it('a listing gets a missing answer as a proposal or filled, another one as a proposal, and none that was emptied', async () => {
  await run({})
  await database.prisma.business.updateMany({ data: { state: 'PUBLISHED' } })
  expect(await run({ 'payment:pix': 'yes' })).toMatchObject({ proposed: 1, filled: 0 })
  const [proposal] = await database.prisma.proposal.findMany()
  expect(proposal).toMatchObject({
    topic: 'ATTRIBUTES',
    proposed: { [answerField(ids['aceita-pix'] ?? 0)]: 'yes' },
  })
  expect(await run({ delivery: 'yes' }, true)).toMatchObject({ proposed: 0, filled: 1 })
  expect(await answers()).toEqual({ 'faz-entrega': 'yes' })
  await database.prisma.businessAttribute.updateMany({ data: { value: 'no' } })
  expect(await run({ delivery: 'yes', dog: 'no' }, true)).toMatchObject({ proposed: 1, filled: 0 })
  await database.prisma.businessAttribute.deleteMany()
  expect(await run({ delivery: 'yes', name: 'Cantina do Sol' }, true)).toMatchObject({ filled: 0 })
  expect(await answers()).toEqual({})
})

it('an attribute that becomes active is answered by the next run of the same file', async () => {
  await run(all)
  await database.prisma.attribute.updateMany({ data: { active: true } })
  expect(await run(all, true)).toMatchObject({ filled: 1 })
  expect(await answers()).toMatchObject({ 'mesas-ao-ar-livre': 'yes' })
  expect(await run(all, true)).toMatchObject({ unchanged: 1 })
})
