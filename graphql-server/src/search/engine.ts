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

/** Inputs of a random order. */
interface OrderRequest {
  /** Default: the visitor's own for an hour. */
  seed?: string | null | undefined
  /** Distinguishes visitors, such as by address. */
  visitor: string
}

/** Filter and time of a search. */
interface LookupRequest extends OrderRequest {
  filter: Filter
  /** The whole minute evaluated by `filter.openNow`, in ISO 8601; default: now. */
  moment?: string | null | undefined
}

/** A search validated by `searchInput`. */
export interface SearchRequest extends LookupRequest {
  order: 'NEWEST' | 'RANDOM'
  /** From 1. */
  page: number
  perPage: number
  /** Whether the items are full establishments instead of cards. */
  isFull?: boolean
  /** Whether to count those that serve the place from elsewhere separately. */
  countsServing?: boolean
}

/** A page of a search, with totals and items of the same moment. */
export interface SearchResult {
  items: Card[]
  pagination: PageFacts
}

/** Request for establishments by name. */
export interface NamedRequest extends OrderRequest {
  name: string
  /** City slug; null for any. */
  city?: string | null
  limit: number
}

/** Request for a day in a place. */
interface OpenDayRequest extends OrderRequest {
  /** Slug or id; null for the whole region. */
  city: string | null
  /** yyyy-MM-dd; null for today. */
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

/** Keys of 64 bytes under seeds of at most 64 characters; deriving one costs more than using it. */
const maxCachedKeys = 10_000

/** Concurrent loads of lists, and queued ones. */
const maxLoads = 2
const maxQueuedLoads = 100

/** The fair search of one process: the only reader of public lists of establishments. */
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

    /** Map points of a search: a random sample of at most `limit` (within). */
    points({ limit, ...request }: LookupRequest & { limit: number }): Promise<Points> {
      const drawn = {
        filter: request.filter,
        key: todaysKey(requestSeed(request)),
        openAt: requestedMinute(request),
        limit,
      }
      return read((catalogue) => readPoints(catalogue, pointReader, drawn))
    },

    /** Openings of a day by category, a random sample of at most `limit` per list (open-day); null for an unknown city. */
    openDay({ city, date, limit, ...order }: OpenDayRequest): Promise<OpenDay | null> {
      const drawn = { city, date, limit, key: todaysKey(requestSeed(order)), now: now() }
      return read((catalogue) => readOpenDay(catalogue, cardReader, drawn))
    },

    /** Latest first publications, newest first, few from one bulk action (latest). */
    latest(
      limit: number,
      { isFull, ...order }: OrderRequest & { isFull?: boolean } = { visitor: '' },
    ): Promise<Card[]> {
      const drawn = { key: todaysKey(requestSeed(order)), limit }
      return read((catalogue) => readLatest(catalogue, businessReader(isFull), drawn))
    },

    /** Latest created establishments, newest first. */
    recentlyRegistered: (limit: number): Promise<FullBusiness[]> =>
      read((catalogue) => catalogue.newest(fullReader, limit)),

    /**
     * Establishments of the same first category and city in random order (related); none when the slug is unknown.
     */
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

    /** Numbers of matches without each of the filters: loads at most one list of ids each, cached as for searches. */
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
     * Establishments with words in their names that begin with those of a text, in random order; exact names first,
     * also in random order.
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

    /** The current taxonomy. */
    taxonomy,

    /** Cards in the order of the ids, any number; deleted ones are omitted. */
    async cards(ids: readonly number[]): Promise<Card[]> {
      if (ids.length === 0) return []
      return read((catalogue) => catalogue.existingByIds(cardReader, ids))
    },

    /** Full establishments in the order of the ids; deleted ones are omitted. */
    async fullBusinesses(ids: readonly number[]): Promise<FullBusiness[]> {
      if (ids.length === 0) return []
      return read((catalogue) => catalogue.existingByIds(fullReader, ids))
    },

    /** A full establishment; null when it does not exist. */
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
     * The current full establishment, for responses of writes; null when it does not exist. `fullBusiness` would read
     * it twice, since the write has raised the version.
     */
    async current(id: number): Promise<FullBusiness | null> {
      const { items } = await fullReader.byIds(pool, [id], await taxonomy())
      // Null if it refers to an entry added after the taxonomy was read.
      return items[0] === null ? this.fullBusiness({ id }) : (items[0] ?? null)
    },

    /** Sizes of cached lists of ids in bytes. */
    cacheSizes,

    /** Version of all public data: what was read after it stays valid until it changes. */
    publicVersion: publicVersionReader(pool, now),
  }
}
