import { LRUCache } from 'lru-cache'
import type { Pool } from 'mariadb'
import { localDate } from '../../../schema/hours/calendar.ts'
import { keyText } from '../../../schema/text.ts'
import { distanceFrom, roundedNear } from '../business-rows/area.ts'
import { type Card, createCardReader } from '../business-rows/cards.ts'
import { createFullReader, type FullBusiness } from '../business-rows/full-business.ts'
import { NamesInMemory } from '../business-rows/names.ts'
import { publicVersionReader } from '../database/catalogue-version.ts'
import { ConcurrencyLimit } from '../limits/concurrency.ts'
import type { PageFacts } from '../lists/pages.ts'
import type { CacheBytes, OpenAt } from './catalogue.ts'
import { createCurrentCatalogue } from './current-catalogue.ts'
import { type Alternative, type Filter, givenFields, toSelection } from './filter.ts'
import { readLatest } from './latest.ts'
import { type OpenDay, readOpenDay } from './open-day.ts'
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
  /** Distinguishes visitors, such as their address. */
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
  /** Whether those that serve the place from elsewhere are counted by themselves. */
  countsServing?: boolean
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

/** A day in a place. */
interface OpenDayRequest extends OrderRequest {
  /** Slug or id; null is the whole region. */
  city: string | null
  /** yyyy-MM-dd; null is today. */
  date: string | null
  limit: number
}

interface SearchOptions {
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
  const { read, taxonomy, cacheSizes } = createCurrentCatalogue({ pool, names, maxBytes: bytes, loads, now })
  // `max` would allocate room for all of them at once.
  const keys = new LRUCache<string, OrderKey>({ maxSize: maxCachedKeys, sizeCalculation: () => 1 })

  const businessReader = (isFull = false) => (isFull ? fullReader : cardReader)

  const requestSeed = ({ seed, visitor }: OrderRequest) => seed ?? visitorSeed(secret, visitor, now())

  function todaysKey(seed: string): OrderKey {
    const day = localDate(now())
    const name = `${day} ${seed}`
    const key = keys.get(name) ?? orderKey(secret, seed, day)
    keys.set(name, key)
    return key
  }

  /** @returns null without the filter */
  function requestedMinute({ filter, moment }: LookupRequest): OpenAt | null {
    if (!filter.openNow) return null
    const minute = Math.floor((moment ? Date.parse(moment) : now()) / minuteMs)
    return { minute, includesUnknown: filter.includeUnknownHours === true }
  }

  return {
    async search(request: SearchRequest): Promise<SearchResult> {
      const { filter, order, page, perPage, isFull, countsServing } = request
      const seed = order === 'RANDOM' ? requestSeed(request) : null
      const key = seed === null ? null : todaysKey(seed)
      const start = (page - 1) * perPage
      const end = start + perPage
      const center = filter.near ? roundedNear(filter.near) : null
      const openAt = requestedMinute(request)
      const { items, total, unknown, serving } = await read(async (catalogue) => {
        const selection = toSelection(filter, catalogue.taxonomy)
        const { ids, unknown } = await catalogue.matches(selection, key ? 'id' : 'newest', openAt)
        const idsOfPage = key ? shuffledPart(ids, key, start, end) : Array.from(ids.subarray(start, end))
        const items = await catalogue.byIds(businessReader(isFull), idsOfPage)
        const elsewhere =
          countsServing && selection?.reach ? { ...selection, reach: 'elsewhere' as const } : null
        const serving = elsewhere && (await catalogue.matches(elsewhere, 'id', openAt)).ids.length
        return { items, total: ids.length, unknown, serving }
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
          moment: openAt && new Date(openAt.minute * minuteMs).toISOString(),
          unknownHours: unknown,
          serving,
        },
      }
    },

    /** Where the establishments of a search are; at most `limit` of them, drawn (within). */
    points({ limit, ...request }: LookupRequest & { limit: number }): Promise<Points> {
      const drawn = {
        filter: request.filter,
        key: todaysKey(requestSeed(request)),
        openAt: requestedMinute(request),
        limit,
      }
      return read((catalogue) => readPoints(catalogue, pointReader, drawn))
    },

    /** What opens on a day, by category, at most `limit` of each list, drawn (open-day); null for an unknown city. */
    openDay({ city, date, limit, ...order }: OpenDayRequest): Promise<OpenDay | null> {
      const drawn = { city, date, limit, key: todaysKey(requestSeed(order)), now: now() }
      return read((catalogue) => readOpenDay(catalogue, cardReader, drawn))
    },

    /** The establishments first published last, newest first, few of one act (latest). */
    latest(
      limit: number,
      { isFull, ...order }: OrderRequest & { isFull?: boolean } = { visitor: '' },
    ): Promise<Card[]> {
      const drawn = { key: todaysKey(requestSeed(order)), limit }
      return read((catalogue) => readLatest(catalogue, businessReader(isFull), drawn))
    },

    /** The establishments registered last, newest first. */
    recentlyRegistered: (limit: number): Promise<FullBusiness[]> =>
      read((catalogue) => catalogue.newest(fullReader, limit)),

    /** Establishments of the same first category and city in random order (related); none when the slug is unknown. */
    related(request: OrderRequest & { slug: string; limit: number; isFull?: boolean }): Promise<Card[]> {
      const { slug, limit, isFull } = request
      const drawn = {
        slug: keyText(slug),
        key: todaysKey(requestSeed(request)),
        day: localDate(now()),
        limit,
      }
      return read((catalogue) => readRelated(catalogue, businessReader(isFull), drawn))
    },

    /** What a search finds without each of its filters: a list of ids for each at most, the same that searches keep. */
    alternatives(filter: Filter): Promise<Alternative[]> {
      return read(async (catalogue) => {
        await catalogue.confirmVersion()
        return Promise.all(
          givenFields(filter).map(async (without) => {
            const selection = toSelection({ ...filter, [without]: null }, catalogue.taxonomy)
            return { without, total: (await catalogue.ids(selection, 'id')).length }
          }),
        )
      })
    },

    /**
     * Establishments whose names have words that begin with those of a text, in random order; first those of which it is the whole name, in
     * random order too.
     */
    named({ name, city = null, limit, ...order }: NamedRequest): Promise<Card[]> {
      const key = todaysKey(requestSeed(order))
      return read(async (catalogue) => {
        const selection = toSelection({ name, city }, catalogue.taxonomy, 'beginning')
        const ids = await catalogue.ids(selection, 'id')
        const same = ids.length > 0 && selection ? await catalogue.idsNamed(name, selection.city) : ids
        const first = shuffledPart(same, key, 0, limit)
        const others = shuffledPart(ids, key, 0, limit + first.length).filter((id) => !first.includes(id))
        return catalogue.byIds(cardReader, [...first, ...others].slice(0, limit))
      })
    },

    /** The taxonomy as it is now. */
    taxonomy,

    /** Cards of any number of establishments, in the order of the ids; those that are gone are left out. */
    async cards(ids: readonly number[]): Promise<Card[]> {
      if (ids.length === 0) return []
      return read((catalogue) => catalogue.existingByIds(cardReader, ids))
    },

    /** The same in full. */
    async fullBusinesses(ids: readonly number[]): Promise<FullBusiness[]> {
      if (ids.length === 0) return []
      return read((catalogue) => catalogue.existingByIds(fullReader, ids))
    },

    /** An establishment in full; null when there is none. */
    fullBusiness(key: { id: number } | { slug: string }): Promise<FullBusiness | null> {
      return read(async (catalogue) => {
        const [found] =
          'id' in key
            ? await catalogue.existingByIds(fullReader, [key.id])
            : await catalogue.bySlug(fullReader, key.slug)
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
    cacheSizes,

    /** The version of everything public: what was read after it is valid for as long as it stays the same. */
    publicVersion: publicVersionReader(pool, now),
  }
}
