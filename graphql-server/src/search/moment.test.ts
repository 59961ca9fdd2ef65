import { beforeEach, expect, it, vi } from 'vitest'
import { useBusinessWrites } from '../../test/business-writes.ts'
import { sentPicture } from '../../test/pictures.ts'
import { createSearchEngine, type SearchEngine } from './engine.ts'

const { database, addPhotos, create, remove, run, update } = useBusinessWrites()

let now = Date.parse('2026-11-20T15:00:00Z')
let search: SearchEngine
beforeEach(() => {
  search = createSearchEngine({ pool: database.pool, secret: 'secret', now: () => now })
})

const describePhoto = () => run('mutation { updateBusinessPhoto(id: 1, alt: "Forno a lenha") { id } }', {})
const rename = () => run('mutation { updateCity(id: 3, input: { name: "Bananal Velho" }) { id } }', {})

it.each<[string, () => Promise<unknown>]>([
  ['a description', () => update({ description: '<p>Outra.</p>' })],
  ['a phone', () => update({ phone: '1238429999' })],
  ['a name', () => update({ name: 'Trattoria' })],
  ['photos', () => addPhotos([sentPicture('b')])],
  ['the words of a photo', describePhoto],
  ['a new establishment', () => create()],
  ['a deletion', () => remove('1')],
  ['a city', rename],
])('whatever was made before a write is known to be old: %s', async (_what, write) => {
  await addPhotos([sentPicture('a')])
  await database.pool.query('UPDATE photos SET id = 1 WHERE business_id = 1')
  const before = await search.moment()
  expect(await write()).not.toHaveProperty('code')
  expect(await search.moment()).not.toBe(before)
})

it('what changes nothing that visitors see leaves it', async () => {
  const before = await search.moment()
  await update({ phone: '1238420000' })
  await database.prisma.favorite.create({ data: { userId: 1, businessId: 1 } })
  expect(await search.moment()).toBe(before)
  now += 3_600_000
  expect(await search.moment()).not.toBe(before)
})

it('all who ask in one turn share a statement, and who asks later gets one of their own', async () => {
  const execute = vi.spyOn(database.pool, 'execute')
  await Promise.all([search.moment(), search.moment(), search.moment()])
  expect(execute).toHaveBeenCalledTimes(1)
  await search.moment()
  expect(execute).toHaveBeenCalledTimes(2)
  execute.mockRestore()
})

it('the newest establishments are read once until something changes, and then at once', async () => {
  const execute = vi.spyOn(database.pool, 'execute')
  const readCards = () => execute.mock.calls.filter(([sql]) => String(sql).includes('businesses')).length
  expect(await search.latest(8)).toMatchObject([{ excerpt: 'Massas feitas em casa.' }])
  await search.latest(4)
  expect(readCards()).toBe(1)
  await update({ description: '<p>Forno a lenha.</p>' })
  expect(await search.latest(8)).toMatchObject([{ excerpt: 'Forno a lenha.' }])
  await create()
  expect(await search.latest(1)).toMatchObject([{ name: 'Pizzaria Bella Vista' }])
  expect(await search.latest(8)).toHaveLength(2)
  execute.mockRestore()
})
