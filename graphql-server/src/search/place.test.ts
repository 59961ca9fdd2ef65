import type { Pool } from 'mariadb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chiSquare } from '../../../bench/chi-square.ts'
import { type BusinessRow, insertCatalogue, raiseVersion } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { explain } from '../../test/plan.ts'
import { isCounted } from '../../test/statements.ts'
import { createPool } from '../database/client.ts'
import { createSearchEngine, type SearchEngine, type SearchRequest } from './engine.ts'
import { type Filter, idStatement, toSelection, wholeCatalogue } from './filter.ts'

const database = useDatabase()
const statements: string[] = []
let pool: Pool
let engine: SearchEngine

/** The names of all, and where each is; `-` in a name is followed by what it serves. */
const places = [
  ['A', 'taubate/centro'],
  ['B', 'taubate/centro'],
  ['C', 'taubate/bonfim'],
  ['D', 'jacarei/centro'],
  ['E', 'jacarei/centro'],
  ['F', 'jacarei/centro'],
  ['G', 'jacarei/centro'],
  ['H', 'taubate/centro'],
  ['I', 'taubate/centro'],
] as const

beforeAll(async () => {
  const fillers = Array.from({ length: 600 }, (_, at) => [`Outra ${at}`, 'outra/centro'] as const)
  const businesses = [...places, ...fillers].map(([name, place]): BusinessRow => {
    const [city = '', neighborhood = ''] = place.split('/')
    return { name: `Casa ${name}`, city, neighborhood, categories: ['casa'] }
  })
  await insertCatalogue(database.pool, {
    cities: { taubate: ['centro', 'bonfim'], jacarei: ['centro'], outra: ['centro'] },
    categories: { casa: [] },
    businesses,
  })
  const run = (sql: string, values: unknown[] = []) => database.pool.query(sql, values)
  const serve = (name: string, city: string, neighborhood: string | null) =>
    run(
      `INSERT INTO business_areas (business_id, position, city_id, neighborhood_id)
        SELECT b.id, (SELECT COUNT(*) FROM business_areas a WHERE a.business_id = b.id), c.id,
          (SELECT n.id FROM neighborhoods n WHERE n.city_id = c.id AND n.slug = ?)
        FROM businesses b, cities c WHERE b.name = ? AND c.slug = ?`,
      [neighborhood, `Casa ${name}`, city],
    )
  await serve('D', 'taubate', null)
  await serve('E', 'taubate', 'bonfim')
  await serve('E', 'taubate', 'centro')
  await run("UPDATE businesses SET serves_region = 1 WHERE name = 'Casa F'")
  await serve('H', 'taubate', 'bonfim')
  await serve('I', 'jacarei', null)
  await run("UPDATE businesses SET address_hidden = 1 WHERE name IN ('Casa H', 'Casa I')")
  await run("UPDATE businesses SET shows_neighborhood = 1 WHERE name = 'Casa I'")
  await run("UPDATE businesses SET latitude = -23.02, longitude = -45.55 WHERE name IN ('Casa A', 'Casa H')")
  await raiseVersion(database.pool)
  pool = createPool({
    ...database.config,
    logger: { query: (text) => isCounted(text) && statements.push(text) },
  })
  engine = createSearchEngine({ pool, secret: 'secret' })
})
afterAll(() => pool?.end())

const search = (filter: Filter, others: Partial<SearchRequest> = {}) =>
  engine.search({ filter, order: 'RANDOM', seed: 's', visitor: '', page: 1, perPage: 100, ...others })
const names = async (filter: Filter, others: Partial<SearchRequest> = {}) => {
  const { items, pagination } = await search(filter, others)
  expect(pagination.total).toBe(items.length)
  return items
    .map(({ name }) => name.replace('Casa ', ''))
    .sort()
    .join('')
}

describe('a search for a place', () => {
  it('finds who is in a city and who serves it or a part of it', async () => {
    expect(await names({ city: 'taubate' })).toBe('ABCDEFHI')
    expect(await names({ city: 'jacarei' })).toBe('DEFGI')
  })

  it('finds who is in a neighborhood, or serves it, its city or the region; who hides the address by areas alone', async () => {
    expect(await names({ city: 'taubate', neighborhood: 'centro' })).toBe('ABDEFI')
    expect(await names({ city: 'taubate', neighborhood: 'bonfim' })).toBe('CDEFH')
    expect(await names({ neighborhood: 'bonfim' })).toBe('CDEFH')
  })

  it('finds who is there alone, where that is asked for; the city of who hides the address is public', async () => {
    expect(await names({ city: 'taubate', onlyThere: true })).toBe('ABCHI')
    expect(await names({ city: 'taubate', neighborhood: 'centro', onlyThere: true })).toBe('ABI')
    expect(await names({ neighborhood: 'bonfim', onlyThere: true })).toBe('C')
    expect((await search({ onlyThere: true })).pagination.total).toBe(609)
  })

  it('counts those elsewhere by themselves', async () => {
    const serving = async (filter: Filter) =>
      (await search(filter, { countsServing: true })).pagination.serving
    expect(await serving({ city: 'taubate' })).toBe(3)
    expect(await serving({ city: 'taubate', onlyThere: true })).toBe(3)
    expect(await serving({ city: 'taubate', neighborhood: 'bonfim' })).toBe(4)
    expect(await serving({ category: 'casa' })).toBe(null)
  })

  it('is the same with other filters, in the order of registration and by name', async () => {
    const filter = { city: 'taubate', category: 'casa' }
    expect(await names(filter)).toBe('ABCDEFHI')
    expect(await names({ ...filter, name: 'casa' })).toBe('ABCDEFHI')
    expect(await names({ city: 'taubate', name: 'casa e' })).toBe('E')
    const { items } = await search(filter, { order: 'NEWEST' })
    const dates = items.map(({ createdAt }) => Number(createdAt))
    expect(items).toHaveLength(8)
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
  })

  it('has alternatives of the same counts', async () => {
    expect(await engine.alternatives({ city: 'taubate', neighborhood: 'bonfim', onlyThere: true })).toEqual([
      { without: 'onlyThere', total: 5 },
      { without: 'neighborhood', total: 5 },
      { without: 'city', total: 1 },
    ])
  })

  it('finds no hidden point, by position, by a part of the map, or with a place', async () => {
    const near = { latitude: -23.02, longitude: -45.55, km: 10 }
    const within = { south: -24, west: -46, north: -22, east: -45 }
    for (const filter of [{ near }, { within }, { near, city: 'taubate' }, { within, city: 'taubate' }])
      expect(await names(filter)).toBe('A')
    const points = await engine.points({ filter: { city: 'taubate' }, visitor: '', limit: 100 })
    expect(points).toMatchObject({ items: [{ name: 'Casa A' }], total: 1, unplaced: 7 })
  })

  it('relates who is in the city alone', async () => {
    const related = await engine.related({ slug: 'casa-a', seed: 's', visitor: '', limit: 100 })
    expect(related.map(({ name }) => name.replace('Casa ', '')).sort()).toEqual(['B', 'C', 'H', 'I'])
  })
})

describe('the order', () => {
  it('gives each of those there and elsewhere the same chance of the first place', async () => {
    const trials = 400
    const first = new Map<string, number>()
    for (let trial = 0; trial < trials; trial += 1) {
      const { items } = await search({ city: 'taubate' }, { seed: `seed ${trial}`, perPage: 1 })
      const name = items[0]?.name ?? ''
      first.set(name, (first.get(name) ?? 0) + 1)
    }
    expect(first.size).toBe(8)
    const { statistic, critical } = chiSquare([...first.values()], () => trials / 8)
    expect(statistic).toBeLessThan(critical)
  })

  it('repeats none on its pages and leaves none out', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => search({ city: 'taubate' }, { page, perPage: 3 })),
    )
    const found = pages.flatMap(({ items }) => items.map(({ name }) => name))
    expect(new Set(found).size).toBe(8)
  })
})

it('each way to find a place has an index of its own', async () => {
  for (const filter of [{ city: 'taubate' }, { city: 'taubate', neighborhood: 'bonfim' }]) {
    const selection = toSelection(filter, await engine.taxonomy()) ?? wholeCatalogue
    for (const order of ['id', 'newest'] as const) {
      const { sql, values } = idStatement(selection, order)
      const steps = await explain(pool, sql, values)
      const scans = steps.filter(({ type, table }) => type === 'ALL' && !table.startsWith('<'))
      expect(scans).toEqual([])
    }
  }
})

it('a search for a place costs four statements at first: version, ids, those in no list, and the page', async () => {
  await search({ category: 'casa' })
  statements.length = 0
  await search({ city: 'jacarei', neighborhood: 'centro', category: 'casa' })
  expect(statements).toHaveLength(4)
})
