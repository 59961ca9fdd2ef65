import { LRUCache } from 'lru-cache'
import type { Connection } from 'mariadb'
import { readVersion } from '../database/catalogue-version.ts'
import { SingleFlight } from '../limits/concurrency.ts'
import { type BaseOrder, idStatement, type Selection } from './filter.ts'

/** The ids that match a selection, as they were at one version of the catalogue. */
export interface IdList {
  version: number
  ids: Int32Array
}

/** Sizes in bytes of the two caches: filters that visitors share, and names and positions, of which there is no end. */
export type CacheBytes = Record<'filters' | 'names', number>

/** Estimated bytes of an entry beside its ids. */
const entryOverhead = 300

/** A bounded cache of lists of ids; concurrent requests for a list load it once. */
export class IdLists {
  readonly #filters: LRUCache<string, IdList>
  readonly #names: LRUCache<string, IdList>
  readonly #loads = new SingleFlight<IdList>()
  readonly #withConnection: WithConnection

  /** @param withConnection lends a connection for a load, and limits how many run at the same time */
  constructor(maxBytes: CacheBytes, withConnection: WithConnection) {
    this.#filters = cache(maxBytes.filters)
    this.#names = cache(maxBytes.names)
    this.#withConnection = withConnection
  }

  /**
   * @param minVersion an older cached list is loaded again
   * @returns a list that may still be older than `minVersion` when its load had already begun
   */
  async get(selection: Selection, order: BaseOrder, minVersion: number): Promise<IdList> {
    const lists = selection.terms.length > 0 || selection.near ? this.#names : this.#filters
    const key = JSON.stringify([order, selection])
    const cached = lists.get(key)
    if (cached && cached.version >= minVersion) return cached
    return this.#loads.run(key, async () => {
      const list = await this.#withConnection((connection) => readIdList(connection, selection, order))
      lists.set(key, list)
      return list
    })
  }

  get sizes(): CacheBytes {
    return { filters: this.#filters.calculatedSize, names: this.#names.calculatedSize }
  }

  clear(): void {
    this.#filters.clear()
    this.#names.clear()
  }
}

/** Runs a task on one borrowed connection. */
export type WithConnection = <T>(task: (connection: Connection) => Promise<T>) => Promise<T>

/**
 * Loads a list. The version is read first, on the same connection: ids written in between are newer than the version
 * says, never older, and the next comparison with the database's version detects that.
 */
export async function readIdList(
  connection: Connection,
  selection: Selection,
  order: BaseOrder,
): Promise<IdList> {
  const { sql, values } = idStatement(selection, order)
  // The connection pipelines both statements; the server runs them in this order.
  const [version, rows] = await Promise.all([
    readVersion(connection),
    connection.query<[number][]>({ sql, rowsAsArray: true }, values),
  ])
  return { version, ids: toIds(rows, order === 'id') }
}

/** A loop because `Int32Array.from` takes as long as the statement. Most indexes give ids in order: no sort is needed. */
function toIds(rows: readonly [number][], mustBeSorted: boolean): Int32Array {
  const ids = new Int32Array(rows.length)
  let last = 0
  let isSorted = true
  for (let index = 0; index < ids.length; index += 1) {
    const id = rows[index]?.[0] ?? 0
    ids[index] = id
    isSorted &&= last < id
    last = id
  }
  return mustBeSorted && !isSorted ? ids.sort() : ids
}

function cache(maxSize: number): LRUCache<string, IdList> {
  return new LRUCache({
    maxSize,
    sizeCalculation: ({ ids }, key) => ids.byteLength + 2 * key.length + entryOverhead,
  })
}
