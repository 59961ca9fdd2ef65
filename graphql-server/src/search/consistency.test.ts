import { type ChildProcess, spawn } from 'node:child_process'
import type { Pool } from 'mariadb'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import {
  type CatalogueIds,
  insertBusiness,
  insertCatalogue,
  raiseVersion,
} from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { isCounted } from '../../test/statements.ts'
import type { Card } from '../business-rows/cards.ts'
import { createPool } from '../database/client.ts'
import { createSearchEngine, type SearchEngine } from './engine.ts'

const database = useDatabase()
const statements: string[] = []
let pool: Pool
let ids: CatalogueIds
let engine: SearchEngine

const names = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter} ${index}`)

beforeAll(() => {
  pool = createPool({
    ...database.config,
    connectionLimit: 6,
    logger: { query: (text) => isCounted(text) && statements.push(text) },
  })
})
beforeEach(async () => {
  await database.empty()
  ids = await insertCatalogue(database.pool, {
    cities: { a: ['centro'] },
    categories: { comida: [] },
    businesses: names('a', 20).map((name) => ({
      name,
      city: 'a',
      neighborhood: 'centro',
      categories: ['comida'],
    })),
  })
  engine = createSearchEngine({ pool, secret: 'secret' })
})
afterAll(() => pool?.end())

const request = {
  filter: { neighborhood: 'centro' },
  order: 'RANDOM',
  seed: 'seed',
  visitor: 'somebody',
} as const

function search(page = 1, perPage = 100, on = engine) {
  return on.search({ ...request, page, perPage })
}

/**
 * Turns the catalogue between two states, each in one transaction, as another process: twenty establishments and a city
 * whose names begin with "a", or thirteen and "b". A mixture of the two is an answer that was never true.
 */
const writer = `
  import { createConnection } from 'mariadb'
  const { config, pause } = JSON.parse(process.env.WRITER)
  const connection = await createConnection(config)
  await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED')
  const columns = 'slug, name, search_name, description, excerpt, phone, city_id, neighborhood_id'
  for (let round = 0; ; round += 1) {
    const letter = round % 2 === 0 ? 'b' : 'a'
    await connection.beginTransaction()
    if (letter === 'b') {
      await connection.query('DELETE FROM businesses ORDER BY id LIMIT 7')
    } else {
      for (let index = 0; index < 7; index += 1) {
        const { insertId } = await connection.query(
          'INSERT INTO businesses (' + columns + ') SELECT ?, "", "", "", "", "", city_id, neighborhood_id FROM businesses LIMIT 1',
          ['again-' + round + '-' + index],
        )
        await connection.query('INSERT INTO business_categories SELECT ?, id, 0 FROM categories', [insertId])
      }
    }
    await connection.query('UPDATE businesses SET name = CONCAT(?, id)', [letter])
    await connection.query('UPDATE cities SET name = ?', [letter])
    await connection.query('INSERT INTO catalogue_version (id, version) VALUES (1, 1), (3, 1) ON DUPLICATE KEY UPDATE version = version + 1')
    await connection.commit()
    await new Promise((next) => setTimeout(next, pause))
  }
`

function startWriter(pause: number): ChildProcess {
  const child = spawn(process.execPath, ['--input-type=module', '-e', writer], {
    cwd: new URL('../../..', import.meta.url),
    env: { ...process.env, WRITER: JSON.stringify({ config: database.config, pause }) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(async () => {
    const gone = new Promise((done) => child.once('exit', done))
    child.kill('SIGKILL')
    await gone
  })
  return child
}

const sizes: Record<string, number> = { a: 20, b: 13 }

/** The state that all cards are of; a mixture is none. */
function shownState(cards: Card[]): string {
  return [
    ...new Set(cards.flatMap(({ name, city }) => [name.charAt(0), city.name.charAt(0).toLowerCase()])),
  ].join()
}

describe('under writes from another process', () => {
  it.each([0, 3, 20])('every answer is of one moment, with %i ms between the writes', async (pause) => {
    startWriter(pause)
    const states = new Set<string>()
    for (let round = 0; round < 60 || states.size < 2; round += 1) {
      const [all, second, latest, full] = await Promise.all([
        search(),
        search(2, 9),
        engine.latest(100),
        engine.search({ ...request, page: 1, perPage: 100, isFull: true }),
      ])
      const state = shownState(all.items)
      states.add(state)
      expect(all.pagination.total).toBe(sizes[state])
      expect(all.items).toHaveLength(all.pagination.total)
      expect(second.items).toHaveLength(Math.min(9, second.pagination.total - 9))
      expect(second.pagination.total).toBe(sizes[shownState(second.items)])
      expect(latest).toHaveLength(sizes[shownState(latest)] ?? 0)
      expect(full.items).toHaveLength(sizes[shownState(full.items)] ?? 0)
    }
    expect(states).toEqual(new Set(['a', 'b']))
  })

  it('what was committed before a search is seen by it', async () => {
    for (let left = 20; left > 0; left -= 1) {
      const { items } = await search()
      expect(items).toHaveLength(left)
      await database.pool.query('DELETE FROM businesses WHERE id = ?', [items[0]?.id])
      await raiseVersion(database.pool)
    }
    expect((await search()).pagination).toMatchObject({ total: 0, totalPages: 0 })
    await insertBusiness(database.pool, ids, { name: 'Novo', city: 'a', neighborhood: 'centro' })
    await raiseVersion(database.pool)
    expect((await search()).items).toMatchObject([{ name: 'Novo' }])
  })

  it('new names of places and categories are seen at once, and new slugs are found', async () => {
    await search()
    await database.pool.query("UPDATE cities SET name = 'Outra', slug = 'outra'")
    await database.pool.query("UPDATE categories SET name = 'Alimentação'")
    await raiseVersion(database.pool)
    const [card] = await engine.latest(1)
    expect(card).toMatchObject({ city: { name: 'Outra' }, categories: [{ name: 'Alimentação' }] })
    const inCity = (city: string) =>
      engine.search({ filter: { city }, order: 'NEWEST', page: 1, perPage: 9, visitor: 'somebody' })
    expect((await inCity('outra')).pagination.total).toBe(20)
    expect((await inCity('a')).pagination.total).toBe(0)
  })

  it('a hundred visitors who find a newer version reload the list and the names once', async () => {
    await search()
    await raiseVersion(database.pool)
    statements.length = 0
    await Promise.all(Array.from({ length: 100 }, (_, index) => search(1 + (index % 3), 9)))
    expect(statements.filter((text) => text.includes('b.neighborhood_id IN'))).toHaveLength(1)
    expect(statements.filter((text) => text.includes('FROM cities'))).toHaveLength(1)
  })
})

it('an establishment’s write does not reload the taxonomy, a write of the taxonomy does', async () => {
  await search()
  statements.length = 0
  await database.pool.query("UPDATE businesses SET name = 'Outro nome'")
  await database.pool.query('UPDATE catalogue_version SET version = version + 1 WHERE id = 1')
  expect((await search()).items[0]).toMatchObject({ name: 'Outro nome', city: { name: 'A' } })
  expect(statements.filter((text) => text.includes('FROM cities'))).toHaveLength(0)
  await database.pool.query("UPDATE cities SET name = 'B'")
  await raiseVersion(database.pool)
  expect((await search()).items[0]).toMatchObject({ city: { name: 'B' } })
  expect(statements.filter((text) => text.includes('FROM cities'))).toHaveLength(1)
})

it('a place that an earlier release renamed is read after ten minutes, during an upgrade', async () => {
  let now = Date.now()
  engine = createSearchEngine({ pool, secret: 'secret', now: () => now })
  await search()
  await database.pool.query("UPDATE cities SET name = 'B'")
  await database.pool.query('UPDATE catalogue_version SET version = version + 1 WHERE id = 1')
  now += 600_001
  expect((await search()).items[0]).toMatchObject({ city: { name: 'B' } })
  expect((await engine.taxonomy()).cities.find('a')).toMatchObject([{ name: 'B' }])
})

describe('what was written past the version', () => {
  it('by deleting is noticed by the card that is missing', async () => {
    const { items } = await search()
    await database.pool.query('DELETE FROM businesses WHERE id = ?', [items[3]?.id])
    const { items: left, pagination } = await search()
    expect(pagination.total).toBe(19)
    expect(left).toHaveLength(19)
    statements.length = 0
    await search()
    expect(statements).toHaveLength(1)
  })

  it('by restoring an older database is noticed by the older version', async () => {
    for (let raised = 0; raised < 5; raised += 1) await raiseVersion(database.pool)
    await search()
    await database.pool.query('DELETE FROM businesses ORDER BY id DESC LIMIT 15')
    await database.pool.query('UPDATE catalogue_version SET version = 1')
    expect((await search(2, 4)).pagination.total).toBe(5)
    statements.length = 0
    expect((await search(2, 4)).items).toHaveLength(1)
    expect(statements).toHaveLength(1)
  })
})

describe('where the version never rests', () => {
  let writes = 0

  /** Every write renames everything, and every other one adds or takes away an establishment. */
  async function write(): Promise<void> {
    writes += 1
    if (writes % 2 === 0) await database.pool.query('DELETE FROM businesses ORDER BY id LIMIT 1')
    else
      await insertBusiness(database.pool, ids, { name: `Novo ${writes}`, city: 'a', neighborhood: 'centro' })
    await database.pool.query('UPDATE businesses SET name = ?', [`${writes}`])
    await database.pool.query('UPDATE cities SET name = ?', [`${writes}`])
    await raiseVersion(database.pool)
  }

  /** A pool, or a connection, before each of whose statements somebody writes. */
  function restless<T extends object>(target: T): T {
    return new Proxy(target, {
      get(_target, property) {
        const value: unknown = Reflect.get(target, property, target)
        if (typeof value !== 'function') return value
        return async (...given: unknown[]) => {
          if (property === 'execute' || property === 'query') await write()
          const result: unknown = await value.apply(target, given)
          return property === 'getConnection' ? restless(result as object) : result
        }
      },
    })
  }

  it('a snapshot of the database decides', async () => {
    statements.length = 0
    const restlessEngine = createSearchEngine({ pool: restless(pool), secret: 'secret' })
    const { items, pagination } = await search(1, 100, restlessEngine)
    expect(statements.filter((text) => text.includes('CONSISTENT SNAPSHOT'))).toHaveLength(1)
    expect(items).toHaveLength(pagination.total)
    expect(new Set(items.flatMap(({ name, city }) => [name, city.name])).size).toBe(1)
  })
})
