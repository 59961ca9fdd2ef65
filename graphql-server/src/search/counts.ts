import { LRUCache } from 'lru-cache'
import type { Connection } from 'mariadb'
import { readVersion } from '../database/catalogue-version.ts'
import { SingleFlight } from '../limits/concurrency.ts'
import type { WithConnection } from './id-lists.ts'

/** What establishments are counted by, and which ones. */
export type CountRequest =
  | { by: 'city'; category: number | null }
  /** Neighborhoods of one city, from the taxonomy. */
  | { by: 'neighborhood'; neighborhoods: number[]; category: number | null }
  | { by: 'category'; city: number }
  /** Subcategories of the category, from the taxonomy. */
  | { by: 'subcategory'; subcategories: number[]; category: number; city: number }

/** Counts by id, as they were at one version of the catalogue; what has none is absent. */
export interface Counts {
  version: number
  byId: ReadonlyMap<number, number>
}

const maxCounts = 200_000

/** A bounded cache of counts; concurrent requests load them once. */
export class CountLists {
  readonly #cache = new LRUCache<string, Counts>({
    maxSize: maxCounts,
    sizeCalculation: ({ byId }) => byId.size + 10,
  })
  readonly #loads = new SingleFlight<Counts>()
  readonly #withConnection: WithConnection

  /** @param withConnection lends a connection for a load, and limits how many run at the same time */
  constructor(withConnection: WithConnection) {
    this.#withConnection = withConnection
  }

  /**
   * @param minVersion older cached counts are loaded again
   * @returns counts that may still be older than `minVersion` when their load had already begun
   */
  async get(request: CountRequest, minVersion: number): Promise<Counts> {
    const key = JSON.stringify(request)
    const cached = this.#cache.get(key)
    if (cached && cached.version >= minVersion) return cached
    return this.#loads.run(key, async () => {
      const counts = await this.#withConnection((connection) => readCounts(connection, request))
      this.#cache.set(key, counts)
      return counts
    })
  }

  clear(): void {
    this.#cache.clear()
  }
}

/** Counts by one statement. The version is read first: counts may be newer than it, never older. */
export async function readCounts(connection: Connection, request: CountRequest): Promise<Counts> {
  const { sql, values } = countStatement(request)
  if (values.some((value) => Array.isArray(value) && value.length === 0))
    return { version: await readVersion(connection), byId: new Map() }
  const [version, rows] = await Promise.all([
    readVersion(connection),
    connection.query<[number, number][]>({ sql, rowsAsArray: true }, values),
  ])
  return { version, byId: new Map(rows) }
}

/**
 * The statement that counts. Only counting a category by city reads rows; the others read indexes alone, which is why
 * neighborhoods are asked for by their ids and not by their city.
 *
 * @returns SQL whose rows have the id and the count, and its parameters; a list stands for `IN (?)`
 */
export function countStatement(request: CountRequest): { sql: string; values: (number | number[])[] } {
  const ofCategory = 'JOIN business_categories c ON c.business_id = b.id AND c.category_id = ?'
  switch (request.by) {
    case 'city': {
      const { category } = request
      const join = category === null ? '' : ofCategory
      return {
        sql: `SELECT b.city_id, COUNT(*) FROM businesses b ${join} GROUP BY b.city_id`,
        values: category === null ? [] : [category],
      }
    }
    case 'neighborhood': {
      const { neighborhoods, category } = request
      const join = category === null ? '' : ofCategory
      return {
        sql: `SELECT b.neighborhood_id, COUNT(*) FROM businesses b ${join}
          WHERE b.neighborhood_id IN (?) GROUP BY b.neighborhood_id`,
        values: category === null ? [neighborhoods] : [category, neighborhoods],
      }
    }
    case 'category':
      return {
        sql: `SELECT c.category_id, COUNT(*) FROM businesses b
          JOIN business_categories c ON c.business_id = b.id WHERE b.city_id = ? GROUP BY c.category_id`,
        values: [request.city],
      }
    case 'subcategory':
      return {
        sql: `SELECT s.subcategory_id, COUNT(*) FROM businesses b ${ofCategory}
          JOIN business_subcategories s ON s.business_id = b.id AND s.subcategory_id IN (?)
          WHERE b.city_id = ? GROUP BY s.subcategory_id`,
        values: [request.category, request.subcategories, request.city],
      }
  }
}
