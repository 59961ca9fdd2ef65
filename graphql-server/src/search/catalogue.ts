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

/**
 * Sizes of the two caches in bytes: filters that visitors share, and unlimited ones such as names, positions and
 * minutes.
 */
export type CacheBytes = Record<'filters' | 'names', number>

/** Number of cached minutes; each takes one byte per establishment. */
const maxMinutes = 32

/** Number of cached days: today at the last minutes, and holidays. */
const maxDays = 8

/** Number of cached lengths of the latest list. */
const maxLatest = 8

/** Milliseconds above which a search by name makes the names load into memory. */
const slowNameMs = 50

/** Estimated size of a cache entry besides its ids, in bytes. */
const entryOverhead = 300

/** The minute for which a search evaluates "open now". */
export interface OpenAt {
  /** Whole minutes since 1970. */
  minute: number
  /** Whether to include those without hours for that day. */
  includesUnknown: boolean
}

/** Matching ids, and the number of further matches without hours for that day; null without a minute. */
export interface Matches {
  ids: Int32Array
  unknown: number | null
}

/** A statement read another version than the catalogue's, or a row that the catalogue refers to is missing. */
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
  /** Provides a connection for loading a list. */
  withConnection: WithConnection
  /** Null with a snapshot of the database, which they may be newer than. */
  names: NamesInMemory | null
  maxBytes: CacheBytes
  /** Milliseconds since 1970. */
  now(): number
}

/**
 * The public data of one version: the taxonomy and lazily loaded lists of ids. Each response reads from one such
 * object. Every statement also reads the version, and throws a StaleCatalogueError if it has changed.
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
   * @param openAt only those open at that minute
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

  /** Matching ids; empty for a selection that matches nothing. */
  async ids(selection: Selection | null, order: BaseOrder): Promise<Int32Array> {
    return (await this.matches(selection, order)).ids
  }

  /** State of every establishment on a day. */
  async dayStates(day: Day): Promise<DayStates> {
    const key = JSON.stringify(day)
    const load = async () => {
      const states = await this.#atVersion((connection) => readDayStates(connection, day))
      this.#days.set(key, states)
      return states
    }
    return this.#days.get(key) ?? this.#dayLoads.run(key, load)
  }

  /** Latest first publications: at most `limit` establishments and bulk actions (latest). */
  async publications(limit: number): Promise<Publications> {
    const load = async () => {
      const found = await this.#atVersion((connection) => readPublications(connection, limit))
      this.#publications.set(limit, found)
      return found
    }
    return this.#publications.get(limit) ?? this.#publicationLoads.run(String(limit), load)
  }

  /** Listed establishments first published by a bulk action. */
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
   * Loads a list of this version. Reads the version first, on the same connection: the list may already contain later
   * writes, and responses from it then detect the newer version.
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

  /** Checks that the version is current, for responses that read no establishments. */
  async confirmVersion(): Promise<void> {
    this.#expect(await readVersion(this.#sources.database))
  }

  /** Establishments of a list, in its order. Without ids, only the version is checked. */
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

  /** Establishments by ids that do not come from this catalogue's lists; missing ones are omitted. */
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
   * Rows of a statement that also selects the catalogue's version, at least one row, as with an outer join.
   *
   * @param sql with a column `version`
   */
  async rows<Row>(sql: string, values: readonly (number | string)[]): Promise<Row[]> {
    const rows = await this.#sources.database.execute<(Row & { version: number })[]>(sql, values)
    if (!rows[0]) throw new Error('the row of catalogue_version is missing')
    this.#expect(rows[0].version)
    return rows
  }

  /** Ids of at most 100 establishments with exactly this name. */
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

/** Whether selections depend on coordinates or links: hidden ones never match (hidden-contacts). */
const isByContacts = ({ near, within, attributes }: Selection): boolean =>
  near !== null || within !== null || attributes.some(({ value }) => value === null)

/** Whether such selections are unlimited in number: names, positions, map areas and several answers. */
function isEndless({ terms, near, within, attributes }: Selection): boolean {
  const isPart = within !== null && !isEverywhere(within)
  return terms.length > 0 || near !== null || isPart || attributes.length > 1
}

/**
 * A loop, because `Int32Array.from` takes as long as the statement. Most indexes return ids in order, without a sort.
 */
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

/** @param ids with duplicates adjacent; few lists have any */
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
