import type { Pool } from 'mariadb'
import { searchLimits } from '../../../schema/input/limits.ts'
import { builder } from '../builder.ts'
import { everywhere } from '../business-rows/area.ts'
import { type BusinessReader, createBusinessReader } from '../business-rows/reader.ts'
import type { Catalogue, OpenAt } from './catalogue.ts'
import { type Filter, type Selection, toSelection } from './filter.ts'
import { type OrderKey, shuffledPart } from './order.ts'

/** Where an establishment is. */
export interface Point {
  id: number
  slug: string
  name: string
  /** Degrees. */
  latitude: number
  longitude: number
}

/** Some of what a search finds, by their places on the map. */
export interface Points {
  items: Point[]
  /** How many are on this part of the map, those that are left out included. */
  total: number
  /** How many of the whole search have no coordinates. */
  unplaced: number
}

const BusinessPoint = builder.objectRef<Point>('BusinessPoint').implement({
  description: 'Where an establishment is on the map.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    slug: t.exposeString('slug', { description: 'Its name in addresses: the profile lives at /{slug}.' }),
    name: t.exposeString('name', { description: 'Its name, as people write it.' }),
    latitude: t.exposeFloat('latitude', { description: 'Degrees.' }),
    longitude: t.exposeFloat('longitude', { description: 'Degrees.' }),
  }),
})

export const BusinessPoints = builder.objectRef<Points>('BusinessPoints').implement({
  description: 'Establishments on a part of the map; the totals are of the same moment.',
  fields: (t) => ({
    items: t.expose('items', {
      type: [BusinessPoint],
      // The question itself counts once for each of them.
      complexity: { field: 1, multiplier: 1 },
      description: `Those that are shown, in drawn order: at most ${searchLimits.points}.`,
    }),
    total: t.exposeInt('total', {
      description: 'How many match on this part of the map, those that are left out included.',
    }),
    unplaced: t.exposeInt('unplaced', {
      description: 'How many match the other filters and have no coordinates.',
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
  /** More are drawn from, so that each has the same chance to be shown (within). */
  limit: number
}

/** The points of a search within `filter.within`, or wherever they are. */
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
 * The first placed ones of a list in its drawn order, so that the map shows what the first pages of the list show. Where few
 * are placed, they are shuffled by themselves: which way depends on nothing that a draw could favour.
 */
function drawnFrom(all: Int32Array, placed: Int32Array, key: OrderKey, limit: number): number[] {
  if (placed.length * 2 < all.length) return shuffledPart(placed, key, 0, limit)
  const drawn: number[] = []
  for (let start = 0; drawn.length < limit && start < all.length; start += limit)
    drawn.push(...shuffledPart(all, key, start, start + limit).filter((id) => isIn(placed, id)))
  return drawn.slice(0, limit)
}

/** @param ids sorted, of up to a million: a set of them would take longer to make than the whole answer */
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
