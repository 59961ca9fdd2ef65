import type { Pool } from 'mariadb'
import { searchLimits } from '../../../schema/input/limits.ts'
import { builder } from '../builder.ts'
import { everywhere } from '../business-rows/area.ts'
import { type BusinessReader, createBusinessReader } from '../business-rows/reader.ts'
import type { Catalogue, OpenAt } from './catalogue.ts'
import { type Filter, type Selection, toSelection } from './filter.ts'
import { type OrderKey, shuffledPart } from './order.ts'

/** Map position of an establishment. */
export interface Point {
  id: number
  slug: string
  name: string
  /** Degrees. */
  latitude: number
  longitude: number
}

/** A sample of a search's results on the map. */
export interface Points {
  items: Point[]
  /** Number of matches in this map area, including omitted ones. */
  total: number
  /** Number of matches of the whole search without coordinates. */
  unplaced: number
}

const BusinessPoint = builder.objectRef<Point>('BusinessPoint').implement({
  description: 'Map position of an establishment.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the establishment.' }),
    slug: t.exposeString('slug', { description: 'Slug of the establishment; its profile is at /{slug}.' }),
    name: t.exposeString('name', { description: 'Name of the establishment.' }),
    latitude: t.exposeFloat('latitude', { description: 'Latitude in degrees.' }),
    longitude: t.exposeFloat('longitude', { description: 'Longitude in degrees.' }),
  }),
})

export const BusinessPoints = builder.objectRef<Points>('BusinessPoints').implement({
  description: 'Establishments in a map area, with totals of the same moment.',
  fields: (t) => ({
    items: t.expose('items', {
      type: [BusinessPoint],
      // The query's own cost already counts once per item.
      complexity: { field: 1, multiplier: 1 },
      description: `Random sample of the matches, in random order: at most ${searchLimits.points}.`,
    }),
    total: t.exposeInt('total', {
      description: 'Number of matches in this map area, including omitted ones.',
    }),
    unplaced: t.exposeInt('unplaced', {
      description: 'Number of matches of the other filters without coordinates.',
    }),
  }),
})

type PointRow = Point & { createdAt: Date }

export const createPointReader = (pool: Pool): BusinessReader<Point> =>
  createBusinessReader<PointRow, Point>(pool, {
    columns: 'b.id, b.slug, b.name, b.latitude, b.longitude, b.created_at AS createdAt',
    toItem: ({ createdAt: _, ...point }) => point,
    maxBatchSize: 27,
  })

interface PointsRequest {
  filter: Filter
  key: OrderKey
  openAt: OpenAt | null
  /** Size of the random sample, in which each match has the same chance (within). */
  limit: number
}

/** Points of a search within `filter.within`, or anywhere. */
export async function readPoints(
  catalogue: Catalogue,
  reader: BusinessReader<Point>,
  { filter, key, openAt, limit }: PointsRequest,
): Promise<Points> {
  const selection = toSelection(filter, catalogue.taxonomy)
  const idsWithin = async (some: Partial<Selection>) => {
    return (await catalogue.matches(selection && { ...selection, ...some }, 'id', openAt)).ids
  }
  const placed = await idsWithin({ within: everywhere })
  const all = await idsWithin({ within: null })
  const ids = selection?.within ? await idsWithin({}) : placed
  const drawn = selection?.within ? shuffledPart(ids, key, 0, limit) : drawnFrom(all, placed, key, limit)
  return {
    items: await catalogue.byIds(reader, drawn),
    total: ids.length,
    unplaced: all.length - placed.length,
  }
}

/**
 * The first items with coordinates in the list's random order, so that the map shows what the first pages of the list
 * show. If few have coordinates, they are shuffled separately. The choice depends on nothing that could favour an
 * establishment.
 */
function drawnFrom(all: Int32Array, placed: Int32Array, key: OrderKey, limit: number): number[] {
  if (placed.length * 2 < all.length) return shuffledPart(placed, key, 0, limit)
  const drawn: number[] = []
  for (let start = 0; drawn.length < limit && start < all.length; start += limit)
    drawn.push(...shuffledPart(all, key, start, start + limit).filter((id) => isIn(placed, id)))
  return drawn.slice(0, limit)
}

/** @param ids sorted, up to a million: creating a Set would take longer than the whole response */
function isIn(ids: Int32Array, id: number): boolean {
  let low = 0
  let high = ids.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (Number(ids[middle]) < id) low = middle + 1
    else high = middle
  }
  return ids[low] === id
}
