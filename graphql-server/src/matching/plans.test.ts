import { afterAll, beforeAll, expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { explain } from '../../test/plan.ts'
import { insertWorld } from '../../test/roles.ts'
import { insertRowsOfEverything } from '../../test/rows-of-everything.ts'
import { countingPrisma } from '../../test/statements.ts'
import { findSimilar } from './similar.ts'

const database = useDatabase()
let counting: ReturnType<typeof countingPrisma>

/** Rows of each table: enough for an engine to choose an index where there is one. */
const rows = 600
/** A statement that looks at more rows has no index that bounds it. */
const bound = 100

beforeAll(async () => {
  await insertWorld(database)
  await insertRowsOfEverything(database.prisma, 1000, 1000 + rows)
  await database.pool.query(
    'UPDATE businesses SET phone = CONCAT(12, 36000000 + id), whatsapp = CONCAT(12, 990000000 + id), latitude = -23 - id / 100 WHERE id >= 1000',
  )
  // As many pairs as a search keeps.
  await database.pool.query(
    `INSERT INTO likely_pairs (first_id, second_id, score, reasons)
     SELECT a.id, b.id, 60 + (a.id + b.id) % 40, 'SAME_NAME' FROM businesses a JOIN businesses b ON b.id > a.id
     WHERE a.id >= 1000 ORDER BY a.id, b.id LIMIT 4400`,
  )
  await database.pool.query(
    'ANALYZE TABLE businesses, neighborhoods, cities, business_categories, likely_pairs',
  )
  counting = countingPrisma(database.config)
}, 120_000)
afterAll(() => counting.prisma.$disconnect())

it('each statement of the notice in the form reads few rows, by an index', async () => {
  const place = { cityId: 1, neighborhoodId: 1300, latitude: -36, longitude: -45.5 }
  const contacts = { phone: '1236001300', whatsapp: '12990001300' }
  await findSimilar(counting.prisma, { id: '1301', name: 'Padaria Bela Vista', ...contacts, ...place })
  const lookups = counting.calls.filter(({ query }) => query.includes('FROM businesses b'))
  const keys: (string | null | undefined)[] = []
  for (const { query, values } of lookups) {
    const steps = await explain(database.pool, query, values.with(-1, Number(values.at(-1))))
    const read = steps.filter(({ rows: looked }) => Number(looked) > bound)
    expect([query, read]).toEqual([query, []])
    keys.push(steps.find(({ table }) => table === 'b')?.key)
  }
  const indexes = ['neighborhood_idx', 'phone_idx', 'point_idx', 'whatsapp_idx']
  expect(keys.sort()).toEqual(indexes.map((index) => `businesses_${index}`))
})

it('a page of pairs is read by an index', async () => {
  const sql = 'SELECT * FROM likely_pairs ORDER BY score DESC, first_id DESC, second_id DESC LIMIT 10'
  const steps = await explain(database.pool, sql, [])
  expect(steps.map(({ key }) => key)).toEqual(['likely_pairs_score_first_id_second_id_idx'])
})
