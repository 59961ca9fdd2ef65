import type { Pool } from 'mariadb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chiSquare } from '../../../bench/chi-square.ts'
import { searchLimits } from '../../../schema/input/limits.ts'
import { type BusinessRow, insertCatalogue, raiseVersion } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { explain } from '../../test/plan.ts'
import { query } from '../../test/query.ts'
import { useRestServer } from '../../test/rest.ts'
import { isCounted } from '../../test/statements.ts'
import { type Box, everywhere } from '../business-rows/area.ts'
import { createPool } from '../database/client.ts'
import { createSearchEngine, type SearchEngine } from './engine.ts'
import { idStatement, wholeCatalogue } from './filter.ts'

const database = useDatabase()
const rest = useRestServer(database)
const statements: string[] = []
let pool: Pool
let engine: SearchEngine
let rows: { id: number; latitude: number | null; longitude: number | null }[]

/** Every tenth has no place; the others stand on a grid of hundredths of a degree, 28 by 25. */
const gridPoint = (index: number): [number, number] => [
  -23.2 + (index % 28) / 100,
  -45.7 + Math.floor(index / 28) / 100,
]
const part: Box = { south: -23.1, west: -45.65, north: -23.05, east: -45.6 }

beforeAll(async () => {
  const businesses = Array.from(
    { length: 700 },
    (_, index): BusinessRow => ({
      name: `Padaria ${index}`,
      city: 'taubate',
      neighborhood: 'centro',
      categories: index % 2 ? ['comida'] : ['saude'],
      ...(index % 10 !== 0 && { position: gridPoint(index) }),
    }),
  )
  await insertCatalogue(database.pool, {
    cities: { taubate: ['centro'] },
    categories: { comida: [], saude: [] },
    businesses,
  })
  pool = createPool({
    ...database.config,
    logger: { query: (text) => isCounted(text) && statements.push(text) },
  })
  engine = createSearchEngine({ pool, secret: 'secret' })
  rows = await pool.query('SELECT id, latitude, longitude FROM businesses ORDER BY id')
})
afterAll(() => pool?.end())

const isIn = ({ south, west, north, east }: Box) =>
  rows
    .filter(({ latitude, longitude }) => {
      if (latitude === null || longitude === null) return false
      return latitude >= south && latitude <= north && longitude >= west && longitude <= east
    })
    .map(({ id }) => id)

const sorted = (points: readonly { id: number }[]) => points.map(({ id }) => id).sort((a, b) => a - b)

const points = (filter: object, { seed = 'seed', limit = 1000 } = {}) =>
  engine.points({ filter, seed, visitor: 'somebody', limit })

/** Counts how often each id is drawn, and compares with an equal chance for all. */
async function expectFair(ids: number[], limit: number, draw: (seed: string) => Promise<number[]>) {
  const counts = new Map<number, number>()
  const trials = 20 * Math.ceil(ids.length / limit)
  for (let trial = 0; trial < trials; trial += 1) {
    const drawn = await draw(`seed ${trial}`)
    expect(new Set(drawn).size).toBe(limit)
    for (const id of drawn) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const { statistic, critical } = chiSquare(
    ids.map((id) => counts.get(id) ?? 0),
    () => (trials * limit) / ids.length,
  )
  expect(statistic).toBeLessThanOrEqual(critical)
}

describe('the points of a search', () => {
  it('are all that have a place, with how many have none', async () => {
    const { items, total, unplaced } = await points({})
    expect(sorted(items)).toEqual(isIn(everywhere))
    expect({ total, unplaced }).toEqual({ total: 630, unplaced: 70 })
    for (const { id, latitude, longitude } of items) expect(rows).toContainEqual({ id, latitude, longitude })
  })

  it('on a part of the map are those of a plain scan, whatever the other filters, and the rest is still counted', async () => {
    const { items, total, unplaced } = await points({ within: part })
    expect(sorted(items)).toEqual(isIn(part))
    expect({ total, unplaced }).toEqual({ total: items.length, unplaced: 70 })
    expect(total).toBeGreaterThan(20)
    const [food, health] = [
      await points({ within: part, category: 'comida' }),
      await points({ within: part, category: 'saude' }),
    ]
    expect(food.total + health.total).toBe(total)
    const named = await points({ within: part, name: 'padaria 1' })
    expect(named.total).toBeLessThan(total)
    expect(isIn(part)).toEqual(expect.arrayContaining(sorted(named.items)))
  })

  it('come in the order of the pages of the same search', async () => {
    for (const filter of [{}, { within: part }]) {
      const { items } = await points(filter, { limit: 12 })
      const request = { filter, order: 'RANDOM', page: 1, perPage: 24, seed: 'seed', visitor: '' } as const
      const page = await engine.search(request)
      const placed = page.items.map(({ id }) => id).filter((id) => isIn(everywhere).includes(id))
      expect(items.map(({ id }) => id)).toEqual(placed.slice(0, 12))
    }
  })

  it('where more match than are shown, each has the same chance to be shown', async () => {
    const draw = (filter: object) => async (seed: string) =>
      sorted((await points(filter, { seed, limit: 20 })).items)
    await expectFair(isIn(everywhere), 20, draw({}))
    await expectFair(isIn(part), 20, draw({ within: part }))
  })

  it('are shuffled by themselves where few of a list have a place', async () => {
    await database.pool.query('UPDATE businesses SET latitude = NULL WHERE id % 5 <> 1')
    const placed = rows.filter(({ id, latitude }) => latitude !== null && id % 5 === 1).map(({ id }) => id)
    const fresh = createSearchEngine({ pool, secret: 'secret' })
    const all = await fresh.points({ filter: {}, seed: 'seed', visitor: '', limit: 1000 })
    expect(sorted(all.items)).toEqual(placed)
    await expectFair(placed, 10, async (seed) =>
      sorted((await fresh.points({ filter: {}, seed, visitor: '', limit: 10 })).items),
    )
    for (const { id, latitude } of rows)
      await database.pool.query('UPDATE businesses SET latitude = ? WHERE id = ?', [latitude, id])
  })

  it('are none of what is in no list', async () => {
    const [draft, closed] = isIn(part)
    const setState = async (state: string, ...ids: (number | undefined)[]) => {
      await database.pool.query('UPDATE businesses SET state = ? WHERE id IN (?)', [state, ids])
      await raiseVersion(database.pool)
    }
    await setState('DRAFT', draft)
    await setState('CLOSED_FOR_GOOD', closed)
    expect(sorted((await points({ within: part })).items)).toEqual(isIn(part).slice(2))
    expect(await points({})).toMatchObject({ total: 628, unplaced: 70 })
    await setState('PUBLISHED', draft, closed)
  })

  it('are found by the index on both coordinates alone', async () => {
    const { sql, values } = idStatement({ ...wholeCatalogue, within: { ...part, north: -23.099 } }, 'id')
    const [step] = await explain(pool, sql, values)
    expect(step).toMatchObject({ key: 'businesses_point_idx' })
    expect(step?.Extra).toContain('Using index')
  })

  it('cost a statement for each hundred that are shown, once their lists are in memory', async () => {
    await points({ within: part }, { limit: 20 })
    statements.length = 0
    await points({ within: part }, { limit: 20 })
    expect(statements).toHaveLength(1)
    await points({}, { limit: 500 })
    statements.length = 0
    await points({}, { limit: 500 })
    expect(statements).toHaveLength(5)
  })
})

describe('over GraphQL', () => {
  const document = `query Map($within: WithinFilter) {
    businessPoints(filter: { within: $within }, seed: "a") { items { id slug name latitude longitude } total unplaced }
  }`
  const ask = (within: object | null) => query({ search: engine }, document, { variables: { within } })

  it('no more come than a map shows, with how many there are', async () => {
    const { data, errors } = await ask(null)
    expect(errors).toBeUndefined()
    const found = data?.businessPoints as { items: unknown[]; total: number; unplaced: number }
    expect(found).toMatchObject({ total: 630, unplaced: 70 })
    expect(found.items).toHaveLength(searchLimits.points)
  })

  it('a search has the same filter', async () => {
    const search = `query Search($within: WithinFilter!) {
      searchBusinesses(filter: { within: $within }, perPage: 100) { items { id } pagination { total } }
    }`
    const { data } = await query({ search: engine }, search, { variables: { within: part } })
    const found = data?.searchBusinesses as { items: { id: string }[]; pagination: object } | undefined
    expect(found?.items.map(({ id }) => Number(id)).sort((a, b) => a - b)).toEqual(isIn(part))
    expect(found?.pagination).toEqual({ total: isIn(part).length })
  })

  it.each<[object, string, string]>([
    [
      { ...part, north: -23.2 },
      'north',
      'O limite norte (north) não pode ficar ao sul do limite sul (south).',
    ],
    [{ ...part, east: -46 }, 'east', 'O limite leste (east) não pode ficar a oeste do limite oeste (west).'],
    [{ ...part, south: -91 }, 'south', 'O limite sul (south) deve ser um número de -90 a 90.'],
    [{ ...part, east: 181 }, 'east', 'O limite leste (east) deve ser um número de -180 a 180.'],
  ])('%j is refused, naming the field', async (within, name, message) => {
    const { errors } = await ask(within)
    expect(errors).toMatchObject([
      { message, extensions: { code: 'BAD_USER_INPUT', fields: { [`filter.within.${name}`]: message } } },
    ])
  })
})

it('REST takes the four ends of a part of the map, in a search and for its points', async () => {
  const ends = new URLSearchParams(Object.entries(part).map(([side, end]) => [side, String(end)]))
  const search = await rest.ask(`GET /businesses/search?${ends}&perPage=100`)
  expect(search.body.pagination).toMatchObject({ total: isIn(part).length })
  const { status, body } = await rest.ask(`GET /businesses/points?${ends}&seed=a`)
  const { items, ...totals } = body.data as unknown as { items: { _id: string; latitude: string }[] }
  expect([status, totals]).toEqual([200, { total: isIn(part).length, unplaced: 70 }])
  expect(items.map(({ _id }) => Number(_id)).sort((a, b) => a - b)).toEqual(isIn(part))
  expect(items.every(({ latitude }) => typeof latitude === 'string')).toBe(true)
  expect((await rest.ask('GET /businesses/points?south=-23')).status).toBe(400)
})
