import { LRUCache } from 'lru-cache'
import type { Connection } from 'mariadb'
import { isEverywhere } from '../business-rows/area.ts'
import type { NamesInMemory } from '../business-rows/names.ts'
import { listedOf, readUnlisted } from '../business-rows/state.ts'
import { readVersion } from '../database/catalogue-version.ts'
import type { WithConnection } from '../database/client.ts'
import { SingleFlight } from '../limits/concurrency.ts'
import { type BaseOrder, idStatement, type Selection } from './filter.ts'

/** The ids that match a selection, as they were at one version of the catalogue. */
export interface IdList {
  version: number
  ids: Int32Array
}

/** Sizes in bytes of the two caches: filters that visitors share, and names and positions, of which there is no end. */
export type CacheBytes = Record<'filters' | 'names', number>

/** A search by name that takes the database longer than this, in milliseconds, has the names read into memory. */
const slowNameMs = 50

/** Ids that one statement sorts by date. */
const maxSortedIds = 10_000

/** Estimated bytes of an entry beside its ids. */
const entryOverhead = 300

/** A bounded cache of lists of ids; concurrent requests for a list load it once. */
export class IdLists {
  readonly #filters: LRUCache<string, IdList>
  readonly #names: LRUCache<string, IdList>
  readonly #loads = new SingleFlight<IdList>()
  readonly #namesInMemory: NamesInMemory
  readonly #withConnection: WithConnection

  /** @param withConnection lends a connection for a load, and limits how many run at the same time */
  constructor(maxBytes: CacheBytes, namesInMemory: NamesInMemory, withConnection: WithConnection) {
    this.#filters = cache(maxBytes.filters)
    this.#names = cache(maxBytes.names)
    this.#namesInMemory = namesInMemory
    this.#withConnection = withConnection
  }

  /**
   * @param minVersion an older cached list is loaded again
   * @returns a list that may still be older than `minVersion` when its load had already begun
   */
  async get(selection: Selection, order: BaseOrder, minVersion: number): Promise<IdList> {
    const lists = isEndless(selection) ? this.#names : this.#filters
    const key = JSON.stringify([order, selection])
    const cached = lists.get(key)
    if (cached && cached.version >= minVersion) return cached
    return this.#loads.run(key, async () => {
      const list =
        (selection.terms.length > 0 && (await this.#byNames(selection, order, minVersion))) ||
        (await this.#read(selection, order))
      lists.set(key, list)
      return list
    })
  }

  async #read(selection: Selection, order: BaseOrder): Promise<IdList> {
    return this.#withConnection(async (connection) => {
      const start = performance.now()
      const list = await readIdList(connection, selection, order)
      if (selection.terms.length > 0 && performance.now() - start > slowNameMs) this.#namesInMemory.load()
      return list
    })
  }

  /** @returns null where the database has to look for the names */
  async #byNames(selection: Selection, order: BaseOrder, minVersion: number): Promise<IdList | null> {
    const found = await this.#namesInMemory.find(selection.terms, minVersion)
    if (!found) return null
    const others = { ...selection, terms: [] }
    const isFiltered = Object.values(others).some((value) => value !== null && value !== others.terms)
    const filtered = isFiltered
      ? await this.get(others, 'id', minVersion)
      : await this.#withConnection((connection) => listedNames(connection, found))
    const list = {
      // Neither is older than the version of the older one, and an answer whose parts differ is read again.
      version: Math.min(found.version, filtered.version),
      ids: isFiltered ? intersection(found.ids, filtered.ids) : filtered.ids,
    }
    if (order === 'id' || list.ids.length < 2) return list
    if (list.ids.length > maxSortedIds) return null
    return this.#withConnection((connection) => newestFirst(connection, list))
  }

  get sizes(): CacheBytes {
    return { filters: this.#filters.calculatedSize, names: this.#names.calculatedSize }
  }

  clear(): void {
    this.#filters.clear()
    this.#names.clear()
    this.#namesInMemory.clear()
  }
}

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
  // The connection pipelines the statements; the server runs them in this order.
  const [version, rows, unlisted] = await Promise.all([
    readVersion(connection),
    connection.query<[number][]>({ sql, rowsAsArray: true }, values),
    readUnlisted(connection),
  ])
  return { version, ids: listedOf(toIds(rows, order === 'id'), unlisted) }
}

/** The names in memory are those of unlisted ones too. */
async function listedNames(connection: Connection, { version, ids }: IdList): Promise<IdList> {
  const [now, unlisted] = await Promise.all([readVersion(connection), readUnlisted(connection)])
  return { version: Math.min(version, now), ids: listedOf(ids, unlisted) }
}

/** Whether there is no end of such selections: of names, positions and parts of the map. */
function isEndless({ terms, near, within }: Selection): boolean {
  return terms.length > 0 || near !== null || (within !== null && !isEverywhere(within))
}

async function newestFirst(connection: Connection, { version, ids }: IdList): Promise<IdList> {
  const sql = 'SELECT id FROM businesses WHERE id IN (?) ORDER BY created_at DESC, id DESC'
  const [now, rows] = await Promise.all([
    readVersion(connection),
    connection.query<[number][]>({ sql, rowsAsArray: true }, [[...ids]]),
  ])
  return { version: Math.min(version, now), ids: toIds(rows, false) }
}

/** What two sorted lists have in common. */
function intersection(some: Int32Array, others: Int32Array): Int32Array {
  let other = 0
  return some.filter((id) => {
    while ((others[other] ?? id) < id) other += 1
    return others[other] === id
  })
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
