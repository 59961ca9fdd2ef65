import { LRUCache } from 'lru-cache'
import type { Pool } from 'mariadb'
import type { PageFacts } from '../lists/pagination.ts'
import type { Card } from './cards.ts'
import { ConsistentReader } from './consistent.ts'
import type { ListBytes } from './id-lists.ts'
import { NewestCards } from './newest-cards.ts'
import { dayOf, visitorSeed } from './seed.ts'
import { type Filter, selectionOf } from './selection.ts'
import { type OrderKey, orderKey, shuffledPart } from './shuffle.ts'
import { Moments } from './version.ts'
import type { View } from './view.ts'
import type { WholeBusiness } from './whole.ts'

export type Order = 'NEWEST' | 'RANDOM'

/** A search, its numbers checked by `searchInput`. */
export interface SearchRequest {
  filter: Filter
  order: Order
  /** From 1. */
  page: number
  perPage: number
  /** Without one a random order is the visitor's own for an hour. */
  seed?: string | null | undefined
  /** What tells visitors apart, such as their address. */
  visitor: string
}

/** A page of a search. Its totals are of the same moment as its items. */
export interface SearchResult {
  items: Card[]
  pagination: PageFacts
}

/** Establishments related to one. */
export interface RelatedRequest {
  slug: string
  limit: number
  seed?: string | null | undefined
  visitor: string
}

/** The fair search: the one way in which lists of establishments are read. */
export interface SearchEngine {
  search(request: SearchRequest): Promise<SearchResult>
  /** The establishments registered last, newest first. */
  latest(limit: number): Promise<Card[]>
  /** Establishments of the same first category and city in random order; none when the slug is unknown. */
  related(request: RelatedRequest): Promise<Card[]>
  /** Establishments by their ids, any number of them, in that order; those that are gone are left out. */
  cards(ids: number[]): Promise<Card[]>
  /** An establishment with everything that visitors see of it; null when there is none. */
  whole(key: { id: number } | { slug: string }): Promise<WholeBusiness | null>
  /** Bytes of kept lists of ids: of filters, and of names. */
  cacheSizes(): ListBytes
  /** Names the state of everything public: what was read after it is true for as long as it is the same. */
  moment(): Promise<string>
}

export interface SearchOptions {
  /** Connections of the driver's own; sessions are READ COMMITTED. */
  pool: Pool
  /** The server's secret, which seeds are keyed with. */
  secret: string
  /** Of lists of ids to keep; SEARCH_CACHE_BYTES and NAME_CACHE_BYTES. */
  bytes?: ListBytes
  /** Milliseconds since 1970. */
  now?: () => number
}

/**
 * Orders whose keys are kept, of 64 bytes each under a seed of at most 64 letters: pages of one visit share theirs, and
 * deriving it costs more than using it.
 */
const keptKeys = 10_000

const mebibyte = 1024 * 1024
const usualBytes: ListBytes = { filters: 64 * mebibyte, names: 8 * mebibyte }

/** Makes the search of one process. */
export function createSearchEngine({
  pool,
  secret,
  bytes = usualBytes,
  now = Date.now,
}: SearchOptions): SearchEngine {
  const reader = new ConsistentReader(pool, bytes)
  const moments = new Moments(pool, now)
  const newest = new NewestCards(reader)
  const keys = new LRUCache<string, OrderKey>({ max: keptKeys })
  const keyOf = (seed: string) => {
    const day = dayOf(now())
    const order = `${day} ${seed}`
    const key = keys.get(order) ?? orderKey(secret, seed, day)
    keys.set(order, key)
    return key
  }
  const seedOf = (request: { seed?: string | null | undefined; visitor: string }) =>
    request.seed ?? visitorSeed(secret, request.visitor, now())

  return {
    async search(request) {
      const { page, perPage } = request
      const seed = request.order === 'RANDOM' ? seedOf(request) : null
      const key = seed === null ? null : keyOf(seed)
      const { items, total } = await reader.read((view) => readPage(view, request, key))
      return { items, pagination: { page, perPage, total, totalPages: Math.ceil(total / perPage), seed } }
    },
    latest: async (limit) => newest.get(limit, await moments.read()),
    moment: () => moments.read(),
    related(request) {
      const key = keyOf(seedOf(request))
      return reader.read((view) => readRelated(view, request, key))
    },
    cards: async (ids) => (ids.length === 0 ? [] : reader.read((view) => view.remembered(ids))),
    whole: (key) => reader.read((view) => view.whole(key)),
    cacheSizes: () => reader.cacheSizes(),
  }
}

async function readPage(view: View, { filter, page, perPage }: SearchRequest, key: OrderKey | null) {
  const ids = await view.ids(selectionOf(filter, view.reference), key ? 'id' : 'newest')
  const start = (page - 1) * perPage
  const end = start + perPage
  const ofPage = key ? shuffledPart(ids, key, start, end) : Array.from(ids.subarray(start, end))
  return { items: await view.cards(ofPage), total: ids.length }
}

/** One more than asked for is drawn, since the establishment itself may be among them. */
async function readRelated(view: View, { slug, limit }: RelatedRequest, key: OrderKey): Promise<Card[]> {
  const origin = await view.origin(slug)
  if (!origin || origin.category === null) return []
  const selection = {
    city: origin.city,
    neighborhoods: null,
    category: origin.category,
    subcategory: null,
    terms: [],
  }
  const drawn = shuffledPart(await view.ids(selection, 'id'), key, 0, limit + 1)
  return view.cards(drawn.filter((id) => id !== origin.id).slice(0, limit))
}
