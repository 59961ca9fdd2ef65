import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { Connection, Pool } from 'mariadb'
import { localDate } from '../../../schema/hours/calendar.ts'
import { searchedName } from '../../../schema/search-words.ts'
import { isEverywhere } from '../business-rows/area.ts'
import { readPlaceHidden } from '../business-rows/hidden.ts'
import type { NamesInMemory } from '../business-rows/names.ts'
import type { BusinessReader, Found } from '../business-rows/reader.ts'
import { isListed, readUnlisted, withoutUnlisted } from '../business-rows/state.ts'
import type { Taxonomy } from '../business-rows/taxonomy.ts'
import { readVersion } from '../database/catalogue-version.ts'
import type { WithConnection } from '../database/client.ts'
import { type Day, type DayStates, readDayStates } from '../hours/open-day.ts'
import { type HoursStates, hoursState, readHoursStates } from '../hours/open-now.ts'
import { SingleFlight } from '../limits/single-flight.ts'
import { type BaseOrder, idStatement, type Selection, wholeCatalogue } from './filter.ts'
import { type Publications, readIdsOfAct, readPublications } from './latest.ts'

/** Sizes in bytes of the two caches: filters that visitors share, and unbounded ones such as names, positions and minutes. */
export type CacheBytes = Record<'filters' | 'names', number>

/** Minutes whose hours are kept: a byte for each establishment. */
const maxMinutes = 32

/** Days whose states are kept: today at the last minutes, and holidays. */
const maxDays = 8

/** Lengths of the latest list whose establishments and acts are kept. */
const maxLatest = 8

/** A search by name that takes the database longer than this, in milliseconds, has the names read into memory. */
const slowNameMs = 50

/** Estimated bytes of an entry besides its ids. */
const entryOverhead = 300

/** The minute of a search for what is open. */
export interface OpenAt {
  /** Whole minutes since 1970. */
  minute: number
  /** Also those without hours for that day. */
  includesUnknown: boolean
}

/** Ids that match, and how many of those that match otherwise have no hours for the day: null without a minute. */
export interface Matches {
  ids: Int32Array
  unknown: number | null
}

/** A statement found another version than the catalogue's, or a row is missing that the catalogue refers to. */
export class StaleCatalogueError extends Error {
  readonly foundVersion: number

  constructor(foundVersion: number) {
    super(`the catalogue is stale: the database is at version ${foundVersion}`)
    this.foundVersion = foundVersion
  }
}

const nothing: Matches = { ids: new Int32Array(), unknown: 0 }

const idsNamed = `SELECT v.version, b.id, b.city_id AS city FROM catalogue_version v
  LEFT JOIN businesses b ON b.search_words = ? AND ${isListed('b')} WHERE v.id = 1 ORDER BY b.id LIMIT 100`

interface Sources {
  /** For single statements. */
  database: Pool | Connection
  /** Lends a connection for loading a list. */
  withConnection: WithConnection
  /** Not with a snapshot of the database, which they may be newer than. */
  names: NamesInMemory | null
  maxBytes: CacheBytes
  /** Milliseconds since 1970. */
  now(): number
}

/**
 * What is public at one version: the taxonomy and lists of ids, which load when they are first needed. An answer reads from one
 * such object. Every statement reads the version too, and a different one ends the read with a StaleCatalogueError.
 */
export class Catalogue {
  readonly taxonomy: Taxonomy
  readonly #sources: Sources
  readonly #filters: LRUCache<string, Matches>
  readonly #endless: LRUCache<string, Matches>
  readonly #hours = new LRUCache<number, HoursStates>({ max: maxMinutes })
  readonly #days = new LRUCache<string, DayStates>({ max: maxDays })
  readonly #publications = new LRUCache<number, Publications>({ max: maxLatest })
  readonly #loads = new SingleFlight<Matches>()
  readonly #publicationLoads = new SingleFlight<Publications>()
  readonly #dayLoads = new SingleFlight<DayStates>()
  readonly #hoursLoads = new SingleFlight<HoursStates>()

  constructor(taxonomy: Taxonomy, sources: Sources) {
    this.taxonomy = taxonomy
    this.#sources = sources
    this.#filters = cache(sources.maxBytes.filters)
    this.#endless = cache(sources.maxBytes.names)
  }

  get version(): number {
    return this.taxonomy.version
  }

  get cacheSizes(): CacheBytes {
    return { filters: this.#filters.calculatedSize, names: this.#endless.calculatedSize }
  }

  /**
   * @param selection null matches nothing
   * @param openAt only those that are open then
   */
  async matches(
    selection: Selection | null,
    order: BaseOrder,
    openAt: OpenAt | null = null,
  ): Promise<Matches> {
    if (!selection) return openAt ? nothing : { ...nothing, unknown: null }
    const lists = openAt || isEndless(selection) ? this.#endless : this.#filters
    const key = JSON.stringify([order, selection, openAt, isByContacts(selection) && this.#today()])
    const load = async () => {
      const found = openAt
        ? await this.#open(selection, order, openAt)
        : { ids: await this.#load(selection, order), unknown: null }
      lists.set(key, found)
      return found
    }
    return lists.get(key) ?? this.#loads.run(key, load)
  }

  /** The ids that match; none for a selection that matches nothing. */
  async ids(selection: Selection | null, order: BaseOrder): Promise<Int32Array> {
    return (await this.matches(selection, order)).ids
  }

  /** How every establishment is on a day. */
  async dayStates(day: Day): Promise<DayStates> {
    const key = JSON.stringify(day)
    const load = async () => {
      const states = await this.#atVersion((connection) => readDayStates(connection, day))
      this.#days.set(key, states)
      return states
    }
    return this.#days.get(key) ?? this.#dayLoads.run(key, load)
  }

  /** What was first published last, at most `limit` establishments and acts (latest). */
  async publications(limit: number): Promise<Publications> {
    const load = async () => {
      const found = await this.#atVersion((connection) => readPublications(connection, limit))
      this.#publications.set(limit, found)
      return found
    }
    return this.#publications.get(limit) ?? this.#publicationLoads.run(String(limit), load)
  }

  /** Listed establishments that an act was the first to publish. */
  async idsOfAct(act: number): Promise<Int32Array> {
    const key = `act ${act}`
    const load = async () => {
      const ids = await this.#atVersion((connection) => readIdsOfAct(connection, act))
      const found: Matches = { ids, unknown: null }
      this.#endless.set(key, found)
      return found
    }
    return (this.#endless.get(key) ?? (await this.#loads.run(key, load))).ids
  }

  async #open(selection: Selection, order: BaseOrder, { minute, includesUnknown }: OpenAt): Promise<Matches> {
    const ids = await this.ids(selection, order)
    const states =
      this.#hours.get(minute) ??
      (await this.#hoursLoads.run(String(minute), async () => {
        const states = await this.#atVersion((connection) => readHoursStates(connection, minute))
        this.#hours.set(minute, states)
        return states
      }))
    const unknown = ids.filter((id) => states[id] === hoursState.unknown).length
    const isWanted = (state = 0) =>
      state === hoursState.open || (includesUnknown && state === hoursState.unknown)
    return { ids: ids.filter((id) => isWanted(states[id])), unknown }
  }

  async #load(selection: Selection, order: BaseOrder): Promise<Int32Array> {
    if (selection.terms.length === 0) return this.#read(selection, order)
    const { names } = this.#sources
    const named = await names?.find(selection.terms, this.version)
    if (!named) {
      const start = performance.now()
      const ids = await this.#read(selection, order)
      if (performance.now() - start > slowNameMs) names?.load()
      return ids
    }
    const others = { ...selection, terms: [] }
    if (order === 'id' && isDeepStrictEqual(others, wholeCatalogue))
      return withoutUnlisted(Int32Array.from(named).sort(), await this.#atVersion(readUnlisted))
    return (await this.ids(others, order)).filter((id) => named.has(id))
  }

  #read(selection: Selection, order: BaseOrder): Promise<Int32Array> {
    return this.#atVersion(async (connection) => {
      const { sql, values } = idStatement(selection, order)
      // The connection pipelines the statements; the server runs them in this order.
      const [rows, unlisted, hidden] = await Promise.all([
        connection.query<[number][]>({ sql, rowsAsArray: true }, values),
        readUnlisted(connection),
        isByContacts(selection) ? readPlaceHidden(connection, this.#today()) : noIds,
      ])
      return withoutUnlisted(withoutUnlisted(toIds(rows, order === 'id'), unlisted), hidden)
    })
  }

  #today(): string {
    return localDate(this.#sources.now())
  }

  /**
   * Loads something of this version. The version is read first, on the same connection: what is written after it may be in the
   * list already, and every answer from the list then finds a newer version with its rows.
   */
  #atVersion<T>(load: (connection: Connection) => Promise<T>): Promise<T> {
    return this.#sources.withConnection(async (connection) => {
      this.#expect(await readVersion(connection))
      return load(connection)
    })
  }

  #expect(version: number): void {
    if (version !== this.version) throw new StaleCatalogueError(version)
  }

  /** Reads the catalogue's version: for answers that read no establishments. */
  async confirmVersion(): Promise<void> {
    this.#expect(await readVersion(this.#sources.database))
  }

  /** Establishments of a list, in its order. Without ids, only the version is read. */
  async byIds<Item>(reader: BusinessReader<Item>, ids: readonly number[]): Promise<Item[]> {
    if (ids.length === 0) {
      await this.confirmVersion()
      return []
    }
    const found = await reader.byIds(this.#sources.database, ids, this.taxonomy)
    const items = this.#items(found)
    if (items.length < ids.length) throw new StaleCatalogueError(this.version)
    return items
  }

  /** Establishments by ids that are from no list of this catalogue: those that do not exist are left out. */
  async existingByIds<Item>(reader: BusinessReader<Item>, ids: readonly number[]): Promise<Item[]> {
    return this.#items(await reader.byIds(this.#sources.database, ids, this.taxonomy))
  }

  /** The establishment of a slug, if there is one. */
  async bySlug<Item>(reader: BusinessReader<Item>, slug: string): Promise<Item[]> {
    return this.#items(await reader.bySlug(this.#sources.database, slug, this.taxonomy))
  }

  /** The establishments registered last, newest first. */
  async newest<Item>(reader: BusinessReader<Item>, limit: number): Promise<Item[]> {
    return this.#items(await reader.newest(this.#sources.database, limit, this.taxonomy))
  }

  /**
   * Rows of a statement that gives the catalogue's version too, in one row at least, as an outer join with it does.
   *
   * @param sql whose rows have a column `version`
   */
  async rows<Row>(sql: string, values: readonly (number | string)[]): Promise<Row[]> {
    const rows = await this.#sources.database.execute<(Row & { version: number })[]>(sql, values)
    if (!rows[0]) throw new Error('the row of catalogue_version is missing')
    this.#expect(rows[0].version)
    return rows
  }

  /** The ids of at most 100 establishments of exactly a name. */
  async idsNamed(name: string, city: number | null): Promise<Int32Array> {
    const rows = await this.rows<{ id: number | null; city: number }>(idsNamed, [searchedName(name)])
    const matching = rows.filter((row) => row.id !== null && (city === null || row.city === city))
    return Int32Array.from(matching, ({ id }) => id ?? 0)
  }

  #items<Item>({ versions, items }: Found<Item>): Item[] {
    for (const version of versions) this.#expect(version)
    if (items.includes(null)) throw new StaleCatalogueError(this.version)
    return items.filter((item) => item != null)
  }
}

const noIds: ReadonlySet<number> = new Set()

/** Whether such selections depend on coordinates or links: hidden ones never match (hidden-contacts). */
const isByContacts = ({ near, within, attributes }: Selection): boolean =>
  near !== null || within !== null || attributes.some(({ value }) => value === null)

/** Whether there is no bound on such selections: names, positions, parts of the map and several answers. */
function isEndless({ terms, near, within, attributes }: Selection): boolean {
  const isPart = within !== null && !isEverywhere(within)
  return terms.length > 0 || near !== null || isPart || attributes.length > 1
}

/** A loop because `Int32Array.from` takes as long as the statement. Most indexes give ids in order: no sort is needed. */
function toIds(rows: readonly [number, ...unknown[]][], mustBeSorted: boolean): Int32Array {
  const ids = new Int32Array(rows.length)
  let last = 0
  let isSorted = true
  for (let index = 0; index < ids.length; index += 1) {
    const id = rows[index]?.[0] ?? 0
    ids[index] = id
    isSorted &&= last < id
    last = id
  }
  return withoutRepeats(mustBeSorted && !isSorted ? ids.sort() : ids)
}

/** @param ids whose repeats follow each other; few lists have any */
function withoutRepeats(ids: Int32Array): Int32Array {
  const isRepeated = (id: number, index: number) => index > 0 && ids[index - 1] === id
  return ids.some(isRepeated) ? ids.filter((id, index) => !isRepeated(id, index)) : ids
}

function cache(maxSize: number): LRUCache<string, Matches> {
  return new LRUCache({
    maxSize,
    sizeCalculation: ({ ids }, key) => ids.byteLength + 2 * key.length + entryOverhead,
  })
}
