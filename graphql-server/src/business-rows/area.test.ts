import type { Pool } from 'mariadb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chiSquare } from '../../../bench/chi-square.ts'
import { type BusinessRow, insertCatalogue } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { explain } from '../../test/plan.ts'
import { query } from '../../test/query.ts'
import { isCounted } from '../../test/statements.ts'
import { createPool } from '../database/client.ts'
import { createSearchEngine, type SearchEngine } from '../search/engine.ts'
import { idStatement, wholeCatalogue } from '../search/filter.ts'
import { distanceFrom, type Near, nearCondition, roundedNear } from './area.ts'

const database = useDatabase()
const statements: string[] = []
let pool: Pool
let engine: SearchEngine
let rows: { id: number; latitude: number | null; longitude: number | null }[]

const taubate = { latitude: -23.03, longitude: -45.555 }
/** The same numbers in every run. */
function spread(index: number, from: number, to: number): number {
  const fraction = (Math.sin(index * 12.9898) * 43_758.5453) % 1
  return from + Math.abs(fraction) * (to - from)
}

/** Around a city, over the region, over the whole Earth, at its edges, and nowhere. */
function coordinates(index: number): [number, number] | undefined {
  const at = (latitude: [number, number], longitude: [number, number]): [number, number] => [
    spread(index, ...latitude),
    spread(index + 7777, ...longitude),
  ]
  if (index % 10 === 0) return undefined
  if (index % 10 < 6) return at([-23.13, -22.93], [-45.66, -45.45])
  if (index % 10 < 8) return at([-23.85, -22.5], [-46.2, -44.2])
  if (index % 10 === 8) return at([-90, 90], [-180, 180])
  return index % 20 < 10 ? at([-16.6, -16.4], [179.9, 180]) : at([89.9, 90], [-180, 180])
}

beforeAll(async () => {
  const businesses = Array.from({ length: 400 }, (_, index): BusinessRow => {
    const position = coordinates(index)
    return {
      name: `Padaria ${index}`,
      city: 'taubate',
      neighborhood: 'centro',
      categories: index % 2 ? ['comida'] : ['saude'],
      ...(position && { position }),
    }
  })
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
  rows = await pool.query('SELECT id, latitude, longitude FROM businesses')
})
afterAll(() => pool?.end())

function search(near: Near, more: { category?: string; seed?: string; perPage?: number } = {}) {
  const { category, seed = 'seed', perPage = 100 } = more
  const filter = { near, ...(category && { category }) }
  return engine.search({ filter, order: 'RANDOM', page: 1, perPage, seed, visitor: 'somebody' })
}

/** What a plain scan finds, by the law of cosines: another formula than the product's. */
function scanned({ latitude, longitude, km }: Near): number[] {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(radians(latitude)), Math.cos(radians(latitude))]
  return rows
    .filter((row) => {
      if (row.latitude === null || row.longitude === null) return false
      const there = radians(row.latitude)
      const turned = Math.cos(radians(row.longitude - longitude))
      const cosine = sin * Math.sin(there) + cos * Math.cos(there) * turned
      return 6371.0088 * Math.acos(Math.min(1, Math.max(-1, cosine))) <= km
    })
    .map(({ id }) => id)
    .sort((a, b) => a - b)
}

describe('the establishments near a position', () => {
  const positions: [string, () => { latitude: number; longitude: number }][] = [
    ['a city', () => taubate],
    ['the 180th meridian', () => ({ latitude: -16.5, longitude: -179.98 })],
    ['a pole', () => ({ latitude: 90, longitude: 0 })],
    ['nobody', () => ({ latitude: 10, longitude: 10 })],
  ]
  it.each(positions)('near %s are those of a plain scan', async (_name, position) => {
    for (const km of [1, 3, 5, 10]) {
      const { pagination } = await search({ ...position(), km })
      const { sql, values } = nearCondition({ ...position(), km })
      const found = await pool.query<{ id: number }[]>(
        `SELECT b.id FROM businesses b WHERE ${sql} ORDER BY b.id`,
        values,
      )
      expect(found.map(({ id }) => id)).toEqual(scanned({ ...position(), km }))
      expect(pagination.total).toBe(found.length)
    }
  })

  it('are those of a plain scan at two hundred positions, whatever the other filters', async () => {
    let total = 0
    for (let index = 0; index < 200; index += 1) {
      const position = coordinates(index * 3 + 1) ?? [0, 0]
      const near = roundedNear({
        latitude: position[0],
        longitude: position[1],
        km: [1, 3, 5, 10][index % 4] ?? 1,
      })
      const { items, pagination } = await search(near)
      expect(pagination.total).toBe(scanned(near).length)
      expect(scanned(near)).toEqual(expect.arrayContaining(items.map(({ id }) => id)))
      total += items.length
      const [food, health] = [
        await search(near, { category: 'comida' }),
        await search(near, { category: 'saude' }),
      ]
      expect(food.pagination.total + health.pagination.total).toBe(pagination.total)
    }
    expect(total).toBeGreaterThan(1000)
  })

  it('are found by the index on both coordinates alone', async () => {
    const { sql, values } = idStatement({ ...wholeCatalogue, near: { ...taubate, km: 1 } }, 'id')
    const [step] = await explain(pool, sql, values)
    expect(step).toMatchObject({ key: 'businesses_point_idx' })
    expect(step?.Extra).toContain('Using index')
  })

  it('come at the same chance at every position, however far they are', async () => {
    const ids = scanned({ ...taubate, km: 3 })
    const trials = 50 * ids.length
    const counts = new Map<number, number>()
    for (let trial = 0; trial < trials; trial += 1) {
      const { items } = await search({ ...taubate, km: 3 }, { seed: `seed ${trial}`, perPage: 1 })
      const id = items[0]?.id ?? 0
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    const measured = chiSquare(
      ids.map((id) => counts.get(id) ?? 0),
      () => trials / ids.length,
    )
    expect(ids.length).toBeGreaterThan(10)
    expect(measured.statistic).toBeLessThanOrEqual(measured.critical)
  })

  it('positions of one grid cell share a list, and one page of it costs one statement', async () => {
    await search({ latitude: -23.0312, longitude: -45.5561, km: 5 })
    statements.length = 0
    await search({ latitude: -23.0289, longitude: -45.5547, km: 5 })
    expect(statements).toHaveLength(1)
  })
})

describe('over GraphQL', () => {
  const document = `query Near($near: NearFilter!) {
    searchBusinesses(filter: { near: $near }, order: RANDOM, perPage: 100) { items { distance business { id } } }
  }`
  const ask = (near: object) =>
    query({ prisma: database.prisma, search: engine }, document, { variables: { near } })

  it('each card says how far it is, at most as far as was asked', async () => {
    const { data, errors } = await ask({ ...taubate, km: 5 })
    expect(errors).toBeUndefined()
    const found = data as { searchBusinesses: { items: { distance: number; business: { id: string } }[] } }
    const { items } = found.searchBusinesses
    expect(items.length).toBeGreaterThan(10)
    for (const { distance, business } of items) {
      const row = rows.find(({ id }) => String(id) === business.id)
      expect(distance).toBe(row && distanceFrom({ ...taubate, km: 5 }, row))
      expect(distance).toBeLessThanOrEqual(5)
    }
  })

  it('a card of a search without a position says nothing of a distance', async () => {
    const { data } = await query({ search: engine }, '{ searchBusinesses { items { distance } } }')
    expect(data?.searchBusinesses).toMatchObject({ items: Array(9).fill({ distance: null }) })
  })

  it.each<[object, string, string]>([
    [{ ...taubate, km: 2 }, 'km', 'A distância (km) deve ser 1, 3, 5 ou 10.'],
    [{ ...taubate, km: 0 }, 'km', 'A distância (km) deve ser 1, 3, 5 ou 10.'],
    [{ ...taubate, latitude: 91, km: 1 }, 'latitude', 'A latitude deve ser um número de -90 a 90.'],
    [{ ...taubate, longitude: -181, km: 1 }, 'longitude', 'A longitude deve ser um número de -180 a 180.'],
  ])('%j is refused, naming the field', async (near, name, message) => {
    const { errors } = await ask(near)
    expect(errors).toMatchObject([
      { message, extensions: { code: 'BAD_USER_INPUT', fields: { [`filter.near.${name}`]: message } } },
    ])
  })
})
