import { beforeEach, expect, it, vi } from 'vitest'
import { useBusinessWrites } from '../../test/business-writes.ts'
import { sentPicture } from '../../test/pictures.ts'
import { createSearchEngine, type SearchEngine } from '../search/engine.ts'

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
])('the public version changes with %s', async (_what, write) => {
  await addPhotos([sentPicture('a')])
  await database.pool.query('UPDATE photos SET id = 1 WHERE business_id = 1')
  const before = await search.publicVersion()
  expect(await write()).not.toHaveProperty('code')
  expect(await search.publicVersion()).not.toBe(before)
})

it('the public version stays when nothing changes that visitors see, for an hour', async () => {
  const before = await search.publicVersion()
  await update({ phone: '1238420000' })
  await database.prisma.favorite.create({ data: { userId: 1, businessId: 1 } })
  expect(await search.publicVersion()).toBe(before)
  now += 3_600_000
  expect(await search.publicVersion()).not.toBe(before)
})

it('calls of one turn share a statement for the public version, and a later call reads it again', async () => {
  const execute = vi.spyOn(database.pool, 'execute')
  await Promise.all([search.publicVersion(), search.publicVersion(), search.publicVersion()])
  expect(execute).toHaveBeenCalledTimes(1)
  await search.publicVersion()
  expect(execute).toHaveBeenCalledTimes(2)
  execute.mockRestore()
})
