import { addDays } from '../../../schema/hours/calendar.ts'
import type { BusinessReader } from '../business-rows/reader.ts'
import { wholeCatalogue } from './filter.ts'
import { drawFromGroup, type OrderKey } from './order.ts'
import type { Snapshot } from './snapshot.ts'

/** Days for which the page of what has closed for good leads to no others in its place (state). */
const keptFreeDays = 30

interface RelatedRequest {
  slug: string
  key: OrderKey
  /** Today, as yyyy-mm-dd. */
  day: string
  limit: number
}

/** Establishments of the same first category and city in random order (related); none when the slug is unknown. */
export async function readRelated<Item>(
  snapshot: Snapshot,
  reader: BusinessReader<Item>,
  { slug, key, day, limit }: RelatedRequest,
): Promise<Item[]> {
  const origin = await snapshot.origin(slug)
  if (!origin || origin.category === null) return []
  const { city, category, closedOn } = origin
  if (closedOn !== null && day < addDays(closedOn, keptFreeDays)) return []
  const ofCity = { ...wholeCatalogue, city }
  const ofCategory = {
    among: (ids: readonly number[]) => snapshot.idsInCategory(category, ids),
    all: () => snapshot.ids({ ...ofCity, category }, 'id'),
  }
  // One more, because the establishment itself may be drawn.
  const drawn = await drawFromGroup(await snapshot.ids(ofCity, 'id'), ofCategory, key, limit + 1)
  const others = drawn.filter((id) => id !== origin.id).slice(0, limit)
  return snapshot.byIds(reader, others)
}
