import { LRUCache } from 'lru-cache'
import type { Pool } from 'mariadb'
import { dayOf } from '../../../schema/hours/calendar.ts'
import { keyText } from '../../../schema/text.ts'
import { distanceFrom, roundedNear } from '../business-rows/area.ts'
import { type Card, createCardReader } from '../business-rows/cards.ts'
import { createFullReader, type FullBusiness } from '../business-rows/full-business.ts'
import { NamesInMemory } from '../business-rows/names.ts'
import { publicVersionReader } from '../database/catalogue-version.ts'
import { type WithConnection, withConnection } from '../database/client.ts'
import { OpenLists } from '../hours/open-now.ts'
import { ConcurrencyLimit } from '../limits/concurrency.ts'
import type { PageFacts } from '../lists/pages.ts'
import { createConsistentReads } from './consistency.ts'
import { type Alternative, type Filter, filterFields, selectionOf } from './filter.ts'
import { type CacheBytes, IdLists } from './id-lists.ts'
import { type OrderKey, orderKey, shuffledPart, visitorSeed } from './order.ts'
import { createPointReader, type Points, readPoints } from './points.ts'
import { readRelated } from './related.ts'

declare module '../context.ts' {
  interface Services {
    /** The fair search over the pool. */
    search: SearchEngine
  }
}

/** What a random order needs. */
interface OrderRequest {
  /** Without one, the visitor's own for an hour. */
  seed?: string | null | undefined
  /** What tells visitors apart, such as their address. */
  visitor: string
}

/** What matches, and when. */
interface LookupRequest extends OrderRequest {
  filter: Filter
  /** The whole minute at which `filter.openNow` looks, in ISO 8601; without one, the present one. */
  moment?: string | null | undefined
}

/** A search whose numbers `searchInput` has checked. */
export interface SearchRequest extends LookupRequest {
  order: 'NEWEST' | 'RANDOM'
  /** From 1. */
  page: number
  perPage: number
  /** Whether the items are full establishments, not only cards. */
  isFull?: boolean
}

/** A page of a search. Its totals are of the same moment as its items. */
export interface SearchResult {
  items: Card[]
  pagination: PageFacts
}

/** Establishments of a name. */
export interface NamedRequest extends OrderRequest {
  name: string
  /** Slug of the city that they are in; null is any. */
  city?: string | null
  limit: number
}

export interface SearchOptions {
  /** Sessions are READ COMMITTED. */
  pool: Pool
  /** The server's secret, from which orders are derived. */
  secret: string
  /** SEARCH_CACHE_BYTES and NAME_CACHE_BYTES. */
  bytes?: CacheBytes
  /** For tests, which load them. */
  names?: NamesInMemory
  /** Milliseconds since 1970. */
  now?: () => number
}

const minuteMs = 60_000
const mebibyte = 1024 * 1024
const defaultBytes: CacheBytes = { filters: 64 * mebibyte, names: 8 * mebibyte }

/** Keys of 64 bytes under seeds of at most 64 letters; deriving one costs more than using it. */
const maxCachedKeys = 10_000

/** Lists that may load at the same time, and loads that may wait. */
const maxLoads = 2
const maxQueuedLoads = 100

/** The fair search of one process: the one way in which public lists of establishments are read. */
export type SearchEngine = ReturnType<typeof createSearchEngine>

export function createSearchEngine({
  pool,
  secret,
  bytes = defaultBytes,
  names = new NamesInMemory(pool),
  now = Date.now,
}: SearchOptions) {
  const cardReader = createCardReader(pool)
  const fullReader = createFullReader(pool)
  const pointReader = createPointReader(pool)
  const loads = new ConcurrencyLimit(maxLoads, maxQueuedLoads)
  const withLoad: WithConnection = (task) => loads.run(() => withConnection(pool, task))
  const lists = new IdLists(bytes, names, withLoad)
  const openLists = new OpenLists(withLoad)
  const { readConsistently, taxonomy } = createConsistentReads(pool, { lists, openLists, loads })
  // `max` would allocate room for all of them at once.
  const keys = new LRUCache<string, OrderKey>({ maxSize: maxCachedKeys, sizeCalculation: () => 1 })

  const readerOf = (isFull = false) => (isFull ? fullReader : cardReader)

  const seedOf = ({ seed, visitor }: OrderRequest) => seed ?? visitorSeed(secret, visitor, now())

  function keyOf(seed: string): OrderKey {
    const day = dayOf(now())
    const name = `${day} ${seed}`
    const key = keys.get(name) ?? orderKey(secret, seed, day)
    keys.set(name, key)
    return key
  }

  /** @returns whole minutes since 1970; null where nobody asks for what is open */
  const minuteOf = ({ filter, moment }: LookupRequest) =>
    filter.openNow ? Math.floor((moment ? Date.parse(moment) : now()) / minuteMs) : null

  return {
    async search(request: SearchRequest): Promise<SearchResult> {
      const { filter, order, page, perPage, isFull } = request
      const seed = order === 'RANDOM' ? seedOf(request) : null
      const key = seed === null ? null : keyOf(seed)
      const start = (page - 1) * perPage
      const end = start + perPage
      const center = filter.near ? roundedNear(filter.near) : null
      const minute = minuteOf(request)
      const { items, total, unknown } = await readConsistently(async (snapshot) => {
        const selection = selectionOf(filter, snapshot.taxonomy)
        const all = await snapshot.ids(selection, key ? 'id' : 'newest')
        const { ids, unknown } =
          minute === null
            ? { ids: all, unknown: null }
            : await snapshot.openOf(all, minute, filter.includeUnknownHours === true)
        const idsOfPage = key ? shuffledPart(ids, key, start, end) : Array.from(ids.subarray(start, end))
        return { items: await snapshot.byIds(readerOf(isFull), idsOfPage), total: ids.length, unknown }
      })
      return {
        // Copies, since concurrent requests share cards.
        items: center ? items.map((card) => ({ ...card, distance: distanceFrom(center, card) })) : items,
        pagination: {
          page,
          perPage,
          total,
          totalPages: Math.ceil(total / perPage),
          seed,
          moment: minute === null ? null : new Date(minute * minuteMs).toISOString(),
          unknownHours: unknown,
        },
      }
    },

    /** Where the establishments of a search are; at most `limit` of them, drawn (within). */
    points({ limit, ...request }: LookupRequest & { limit: number }): Promise<Points> {
      const drawn = { filter: request.filter, key: keyOf(seedOf(request)), minute: minuteOf(request), limit }
      return readConsistently((snapshot) => readPoints(snapshot, pointReader, drawn))
    },

    /** The establishments registered last, newest first. */
    latest: (limit: number): Promise<Card[]> =>
      readConsistently((snapshot) => snapshot.newest(cardReader, limit)),

    /** The same in full. */
    latestFull: (limit: number): Promise<FullBusiness[]> =>
      readConsistently((snapshot) => snapshot.newest(fullReader, limit)),

    /** Establishments of the same first category and city in random order (related); none when the slug is unknown. */
    related(request: OrderRequest & { slug: string; limit: number; isFull?: boolean }): Promise<Card[]> {
      const { slug, limit, isFull } = request
      const drawn = { slug: keyText(slug), key: keyOf(seedOf(request)), day: dayOf(now()), limit }
      return readConsistently((snapshot) => readRelated(snapshot, readerOf(isFull), drawn))
    },

    /** What a search finds without each of its filters: a list of ids for each at most, the same that searches keep. */
    alternatives(filter: Filter): Promise<Alternative[]> {
      return readConsistently(async (snapshot) => {
        await snapshot.confirmVersion()
        const given = filterFields.filter((field) => filter[field])
        return Promise.all(
          given.map(async (without) => {
            const selection = selectionOf({ ...filter, [without]: null }, snapshot.taxonomy)
            return { without, total: (await snapshot.ids(selection, 'id')).length }
          }),
        )
      })
    },

    /**
     * Establishments whose names have words that begin with those of a text, in random order; first those of which it is the whole name, in
     * random order too.
     */
    named({ name, city = null, limit, ...order }: NamedRequest): Promise<Card[]> {
      const key = keyOf(seedOf(order))
      return readConsistently(async (snapshot) => {
        const selection = selectionOf({ name, city }, snapshot.taxonomy, 'beginning')
        const ids = await snapshot.ids(selection, 'id')
        const same = ids.length > 0 && selection ? await snapshot.idsNamed(name, selection.city) : ids
        const first = shuffledPart(same, key, 0, limit)
        const others = shuffledPart(ids, key, 0, limit + first.length).filter((id) => !first.includes(id))
        return snapshot.byIds(cardReader, [...first, ...others].slice(0, limit))
      })
    },

    /** The taxonomy as it is now. */
    taxonomy,

    /** Cards of any number of establishments, in the order of the ids; those that are gone are left out. */
    async cards(ids: readonly number[]): Promise<Card[]> {
      if (ids.length === 0) return []
      return readConsistently((snapshot) => snapshot.existingByIds(cardReader, ids))
    },

    /** The same in full. */
    async fullBusinesses(ids: readonly number[]): Promise<FullBusiness[]> {
      if (ids.length === 0) return []
      return readConsistently((snapshot) => snapshot.existingByIds(fullReader, ids))
    },

    /** An establishment in full; null when there is none. */
    fullBusiness(key: { id: number } | { slug: string }): Promise<FullBusiness | null> {
      return readConsistently(async (snapshot) => {
        const [found] =
          'id' in key
            ? await snapshot.existingByIds(fullReader, [key.id])
            : await snapshot.bySlug(fullReader, key.slug)
        return found ?? null
      })
    },

    /**
     * An establishment in full as it is now, for answers of writes; null when there is none. `fullBusiness` would read it
     * once more, since the write has raised the version.
     */
    async current(id: number): Promise<FullBusiness | null> {
      const { items } = await fullReader.byIds(pool, [id], await taxonomy())
      // Null: it refers to an entry that was added since the taxonomy was read.
      return items[0] === null ? this.fullBusiness({ id }) : (items[0] ?? null)
    },

    /** Bytes of cached lists of ids. */
    cacheSizes: () => lists.sizes,

    /** The version of everything public: what was read after it is valid for as long as it stays the same. */
    publicVersion: publicVersionReader(pool, now),
  }
}
