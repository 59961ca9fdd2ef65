import { expect, it } from 'vitest'
import { insertCatalogue } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { rewriteSearchWords } from './rewrite-search-words.ts'

const database = useDatabase()
const words = async () =>
  (await database.prisma.business.findMany({ orderBy: { id: 'asc' } })).map(({ searchWords }) => searchWords)

it('rows that the migration approximated, and that the previous release wrote or renamed, get the words of their names', async () => {
  const place = { city: 'taubate', neighborhood: 'centro' }
  await insertCatalogue(database.pool, {
    cities: { taubate: ['centro'] },
    categories: {},
    businesses: ['Dr. Silva', 'Bar & Grill', 'Padaria Lua', 'Padaria Sol'].map((name) => ({
      name,
      ...place,
    })),
  })
  await database.pool.query("UPDATE businesses SET search_words = ' dr. silva ' WHERE name = 'Dr. Silva'")
  await database.pool.query("UPDATE businesses SET search_words = '' WHERE name = 'Bar & Grill'")
  await database.pool.query("UPDATE businesses SET name = 'Padaria Mar' WHERE name = 'Padaria Lua'")
  const versions = () => database.pool.query('SELECT version FROM catalogue_version WHERE id = 1')
  const before = await versions()
  expect(await rewriteSearchWords(database.prisma)).toBe(3)
  expect(await words()).toEqual([' dr silva ', ' bar grill ', ' padaria mar ', ' padaria sol '])
  const after = await versions()
  expect(after).not.toEqual(before)
  expect(await rewriteSearchWords(database.prisma)).toBe(0)
  expect(await versions()).toEqual(after)
})
