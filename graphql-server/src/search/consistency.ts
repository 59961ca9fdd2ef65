import type { Connection, Pool } from 'mariadb'
import { searchedName } from '../../../schema/search-words.ts'
import type { BusinessReader, Found } from '../business-rows/reader.ts'
import { isListed } from '../business-rows/state.ts'
import { readTaxonomy, type Taxonomy } from '../business-rows/taxonomy.ts'
import { readVersion, sharedRead } from '../database/catalogue-version.ts'
import { withConnection, withSnapshot } from '../database/client.ts'
import { type OpenIds, type OpenList, type OpenLists, openOf, readOpenList } from '../hours/open-now.ts'
import { type ConcurrencyLimit, SingleFlight } from '../limits/concurrency.ts'
import type { BaseOrder, Selection } from './filter.ts'
import { type IdList, type IdLists, readIdList } from './id-lists.ts'

/** Attempts with cached lists before a snapshot of the database gives the answer. */
const maxAttempts = 3

interface Cached {
  lists: IdLists
  openLists: OpenLists
  loads: ConcurrencyLimit
}

/** Reads of the catalogue whose parts are all of one version, over cached lists and a cached taxonomy. */
export function createConsistentReads(pool: Pool, { lists, openLists, loads }: Cached) {
  const taxonomyLoads = new SingleFlight<Taxonomy>()
  const currentVersion = sharedRead(() => readVersion(pool))
  let cachedTaxonomy: Taxonomy | null = null

  /** @param minVersion an older cached taxonomy is read again */
  async function taxonomyFrom(minVersion: number): Promise<Taxonomy> {
    if (cachedTaxonomy && cachedTaxonomy.version >= minVersion) return cachedTaxonomy
    return taxonomyLoads.run('', async () => {
      cachedTaxonomy = await withConnection(pool, (connection) => readTaxonomy(connection, cachedTaxonomy))
      return cachedTaxonomy
    })
  }

  return {
    /**
     * Gives an answer in which everything is of the same version of the catalogue, not older than the call, although lists
     * and the taxonomy are cached and other processes write. Every statement for rows reads the version too. If it is not
     * the version of what was cached, or a row is missing, the answer is read again. If writes never pause, a snapshot of
     * the database gives it.
     *
     * @param read reads one answer from nothing but the snapshot; may be called again
     */
    async readConsistently<T>(read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
      let minVersion = 0
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const taxonomy = await taxonomyFrom(minVersion)
        const idsFrom = minVersion
        const snapshot = new Snapshot(pool, taxonomy, {
          ids: (selection, order) => lists.get(selection, order, idsFrom),
          open: (minute) => openLists.get(minute, idsFrom),
          openOf: (ids, list, includesUnknown) => openLists.openOf(ids, list, includesUnknown),
        })
        const answer = await read(snapshot)
        if (snapshot.isConsistent) return answer
        if (snapshot.isCacheInvalid) {
          cachedTaxonomy = null
          lists.clear()
          openLists.clear()
        }
        minVersion = snapshot.newestVersion
      }
      return loads.run(() =>
        withSnapshot(pool, async (connection: Connection) => {
          const taxonomy = await readTaxonomy(connection)
          return read(
            new Snapshot(connection, taxonomy, {
              ids: (selection, order) => readIdList(connection, selection, order),
              open: (minute) => readOpenList(connection, minute),
              openOf,
            }),
          )
        }),
      )
    },

    /** The taxonomy as it is now: a short statement tells whether the cached one is. */
    async taxonomy(): Promise<Taxonomy> {
      const version = await currentVersion()
      // The database was restored.
      if (cachedTaxonomy && cachedTaxonomy.version > version) cachedTaxonomy = null
      const taxonomy = await taxonomyFrom(version)
      // Its load had begun before the version was read.
      return taxonomy.version < version ? taxonomyFrom(version) : taxonomy
    },
  }
}

/** Where lists come from, cached or not. */
interface Lists {
  ids(selection: Selection, order: BaseOrder): Promise<IdList>
  /** @param minute whole minutes since 1970 */
  open(minute: number): Promise<OpenList>
  /** @param includesUnknown those that tell no hours of that day too */
  openOf(ids: Int32Array, list: OpenList, includesUnknown: boolean): OpenIds
}

const idsNamed = `SELECT v.version, b.id, b.city_id AS city FROM catalogue_version v
  LEFT JOIN businesses b ON b.search_words = ? AND ${isListed('b')} WHERE v.id = 1 ORDER BY b.id LIMIT 100`

/** What one answer is read from. It records the catalogue's version of everything read, so that they can be compared. */
export class Snapshot {
  readonly taxonomy: Taxonomy
  readonly #database: Pool | Connection
  readonly #lists: Lists
  readonly #cachedVersions: number[]
  readonly #foundVersions: number[] = []
  #isMissingItems = false

  /** @param database for statements whose versions are compared with the cached ones */
  constructor(database: Pool | Connection, taxonomy: Taxonomy, lists: Lists) {
    this.#database = database
    this.#lists = lists
    this.#cachedVersions = [taxonomy.version]
    this.taxonomy = taxonomy
  }

  /** The ids that match; none for a selection that matches nothing. */
  async ids(selection: Selection | null, order: BaseOrder): Promise<Int32Array> {
    if (!selection) return new Int32Array()
    const { version, ids } = await this.#lists.ids(selection, order)
    this.#cachedVersions.push(version)
    return ids
  }

  /**
   * Those ids whose establishments are open at a minute.
   *
   * @param minute whole minutes since 1970
   * @param includesUnknown those that tell no hours of that day too
   */
  async openOf(ids: Int32Array, minute: number, includesUnknown: boolean): Promise<OpenIds> {
    const list = await this.#lists.open(minute)
    this.#cachedVersions.push(list.version)
    return this.#lists.openOf(ids, list, includesUnknown)
  }

  /** Reads the catalogue's version: for answers that read no establishments. */
  async confirmVersion(): Promise<void> {
    this.#foundVersions.push(await readVersion(this.#database))
  }

  /** Establishments of a list, in its order. Without ids, only the version is read. */
  async byIds<Item>(reader: BusinessReader<Item>, ids: readonly number[]): Promise<Item[]> {
    if (ids.length === 0) {
      await this.confirmVersion()
      return []
    }
    const found = await reader.byIds(this.#database, ids, this.taxonomy)
    if (found.items.includes(undefined)) this.#isMissingItems = true
    return this.#itemsOf(found)
  }

  /** Establishments by ids that are no list of this snapshot: those that are gone are left out. */
  async existingByIds<Item>(reader: BusinessReader<Item>, ids: readonly number[]): Promise<Item[]> {
    return this.#itemsOf(await reader.byIds(this.#database, ids, this.taxonomy))
  }

  /** The establishment of a slug, if there is one. */
  async bySlug<Item>(reader: BusinessReader<Item>, slug: string): Promise<Item[]> {
    return this.#itemsOf(await reader.bySlug(this.#database, slug, this.taxonomy))
  }

  /** The establishments registered last, newest first. */
  async newest<Item>(reader: BusinessReader<Item>, limit: number): Promise<Item[]> {
    return this.#itemsOf(await reader.newest(this.#database, limit, this.taxonomy))
  }

  /**
   * Rows of a statement that gives the catalogue's version too, in one row at least, as an outer join with it does.
   *
   * @param sql whose rows have a column `version`
   */
  async rows<Row>(sql: string, values: readonly (number | string)[]): Promise<Row[]> {
    const rows = await this.#database.execute<(Row & { version: number })[]>(sql, values)
    if (!rows[0]) throw new Error('the row of catalogue_version is missing')
    this.#foundVersions.push(rows[0].version)
    return rows
  }

  /** The ids of at most 100 establishments of exactly a name. */
  async idsNamed(name: string, city: number | null): Promise<Int32Array> {
    const rows = await this.rows<{ id: number | null; city: number }>(idsNamed, [searchedName(name)])
    const matching = rows.filter((row) => row.id !== null && (city === null || row.city === city))
    return Int32Array.from(matching, ({ id }) => id ?? 0)
  }

  get isConsistent(): boolean {
    return !this.#isMissingItems && this.#isOfOneVersion
  }

  /** The newest version that the database has shown. */
  get newestVersion(): number {
    return Math.max(...this.#foundVersions)
  }

  /** Whether the cache is wrong without being old: the database was restored, or written without raising the version. */
  get isCacheInvalid(): boolean {
    const newestCached = Math.max(...this.#cachedVersions)
    return (
      this.#foundVersions.some((version) => version < newestCached) ||
      (this.#isMissingItems && this.#isOfOneVersion)
    )
  }

  get #isOfOneVersion(): boolean {
    return new Set([...this.#cachedVersions, ...this.#foundVersions]).size === 1
  }

  #itemsOf<Item>({ versions, items }: Found<Item>): Item[] {
    this.#foundVersions.push(...versions)
    if (items.includes(null)) this.#isMissingItems = true
    return items.filter((item) => item != null)
  }
}
