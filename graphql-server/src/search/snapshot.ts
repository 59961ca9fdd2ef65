import type { Connection, Pool } from 'mariadb'
import type { BusinessReader, Found } from '../business-rows/reader.ts'
import { isListed } from '../business-rows/state.ts'
import type { Taxonomy } from '../business-rows/taxonomy.ts'
import { readVersion } from '../database/catalogue-version.ts'
import type { OpenIds, OpenList } from '../hours/open-now.ts'
import type { BaseOrder, IdList, Selection } from './filter.ts'

/** Where lists come from, cached or not. */
export interface Lists {
  ids(selection: Selection, order: BaseOrder): Promise<IdList>
  /** @param minute whole minutes since 1970 */
  open(minute: number): Promise<OpenList>
  /** @param includesUnknown those that tell no hours of that day too */
  openOf(ids: Int32Array, list: OpenList, includesUnknown: boolean): OpenIds
}

/** The establishment that others are related to. */
interface Origin {
  id: number
  city: number
  /** Its first category; null without any. */
  category: number | null
  /** The day on which it closed for good, yyyy-MM-dd. */
  closedOn: string | null
}

const originBySlug = `SELECT v.version, b.id, b.city_id AS city, b.closed_on AS closedOn,
    (SELECT c.category_id FROM business_categories c WHERE c.business_id = b.id ORDER BY c.position LIMIT 1)
      AS category
  FROM catalogue_version v LEFT JOIN businesses b ON b.slug = ? AND b.state <> 'DRAFT'
  WHERE v.id = 1`

const maxIdsInCategory = 100
const idsInCategory = `SELECT v.version, c.business_id AS id FROM catalogue_version v
  LEFT JOIN business_categories c ON c.category_id = ? AND c.business_id IN (${Array(maxIdsInCategory).fill('?').join()})
  WHERE v.id = 1`

const idsNamed = `SELECT v.version, b.id, b.city_id AS city FROM catalogue_version v
  LEFT JOIN businesses b ON b.search_name = ? AND ${isListed('b')} WHERE v.id = 1 ORDER BY b.id LIMIT 100`

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

  /** What related establishments have in common with this one; null when none has the slug. */
  async origin(slug: string): Promise<Origin | null> {
    const rows = await this.#database.execute<(Origin & { version: number })[]>(originBySlug, [slug])
    if (!rows[0]) throw new Error('the row of catalogue_version is missing')
    const { version, id, city, category, closedOn } = rows[0]
    this.#foundVersions.push(version)
    return id === null ? null : { id, city, category, closedOn }
  }

  /** The ids of at most 100 establishments of exactly a name, as `businesses.search_name` has it. */
  async idsNamed(searchName: string, city: number | null): Promise<Int32Array> {
    const rows = await this.#database.execute<{ version: number; id: number | null; city: number }[]>(
      idsNamed,
      [searchName],
    )
    if (!rows[0]) throw new Error('the row of catalogue_version is missing')
    this.#foundVersions.push(rows[0].version)
    const matching = rows.filter((row) => row.id !== null && (city === null || row.city === city))
    return Int32Array.from(matching, ({ id }) => id ?? 0)
  }

  /** @returns those of at most 100 establishments that are in a category */
  async idsInCategory(category: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
    const padded = [...ids, ...Array(maxIdsInCategory - ids.length).fill(ids.at(-1))]
    const rows = await this.#database.execute<{ version: number; id: number | null }[]>(idsInCategory, [
      category,
      ...padded,
    ])
    if (!rows[0]) throw new Error('the row of catalogue_version is missing')
    this.#foundVersions.push(rows[0].version)
    return new Set(rows.map(({ id }) => id ?? 0))
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
