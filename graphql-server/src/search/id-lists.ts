import { LRUCache } from 'lru-cache'
import type { Connection } from 'mariadb'
import { SingleFlight } from '../concurrency.ts'
import { type BaseOrder, idStatement, type Selection } from './selection.ts'
import { readVersion } from './version.ts'

/** The ids that match a selection, as they were at one version of the catalogue. */
export interface IdList {
  version: number
  ids: Int32Array
}

/** Bytes of ids to keep: of filters that many visitors share, and of names, which are as many as there are visitors. */
export type ListBytes = Record<'filters' | 'names', number>

/** What an entry costs beside its ids. */
const entryOverhead = 300

/** Lists of ids under the catalogue's version, loaded once however many ask. */
export class IdLists {
  readonly #filters: LRUCache<string, IdList>
  readonly #names: LRUCache<string, IdList>
  readonly #flights = new SingleFlight<IdList>()
  readonly #withConnection: WithConnection

  /**
   * @param bytes of each cache
   * @param withConnection lends a connection for a load, and bounds how many run at once
   */
  constructor(bytes: ListBytes, withConnection: WithConnection) {
    this.#filters = cache(bytes.filters)
    this.#names = cache(bytes.names)
    this.#withConnection = withConnection
  }

  /**
   * @param atLeast the version that the caller has seen
   * @returns the kept list, or a new one when it is older; one that was being loaded already may be older still
   */
  async get(selection: Selection, order: BaseOrder, atLeast: number): Promise<IdList> {
    const lists = selection.terms.length > 0 ? this.#names : this.#filters
    const key = JSON.stringify([order, selection])
    const kept = lists.get(key)
    if (kept && kept.version >= atLeast) return kept
    return this.#flights.run(key, async () => {
      const list = await this.#withConnection((connection) => readIdList(connection, selection, order))
      lists.set(key, list)
      return list
    })
  }

  /** Bytes that are kept. */
  get sizes(): ListBytes {
    return { filters: this.#filters.calculatedSize, names: this.#names.calculatedSize }
  }

  /** Forgets all lists. */
  clear(): void {
    this.#filters.clear()
    this.#names.clear()
  }
}

/** Runs some work on one borrowed connection. */
export type WithConnection = <T>(work: (connection: Connection) => Promise<T>) => Promise<T>

/**
 * Loads a list. The version is read first, on the same connection: what is written in between makes the ids newer
 * than they claim to be, never older, and the next look at the version repairs that.
 */
export async function readIdList(
  connection: Connection,
  selection: Selection,
  order: BaseOrder,
): Promise<IdList> {
  const { sql, values } = idStatement(selection, order)
  // The connection sends both at once and the server runs them in this order.
  const [version, rows] = await Promise.all([
    readVersion(connection),
    connection.query<[number][]>({ sql, rowsAsArray: true }, values),
  ])
  return { version, ids: idsOf(rows, order === 'id') }
}

/** A loop, since `Int32Array.from` takes as long as the statement; what an index gave in order is not sorted again. */
function idsOf(rows: readonly [number][], inOrder: boolean): Int32Array {
  const ids = new Int32Array(rows.length)
  let last = 0
  let isSorted = true
  for (let index = 0; index < ids.length; index += 1) {
    const id = rows[index]?.[0] ?? 0
    ids[index] = id
    isSorted &&= last < id
    last = id
  }
  return inOrder && !isSorted ? ids.sort() : ids
}

function cache(bytes: number): LRUCache<string, IdList> {
  return new LRUCache({
    maxSize: bytes,
    sizeCalculation: ({ ids }, key) => ids.byteLength + 2 * key.length + entryOverhead,
  })
}
