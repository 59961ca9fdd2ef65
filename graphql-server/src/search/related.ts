import { addDays } from '../../../schema/hours/calendar.ts'
import type { BusinessReader } from '../business-rows/reader.ts'
import type { Catalogue } from './catalogue.ts'
import { wholeCatalogue } from './filter.ts'
import { candidatesPerStatement, drawFromGroup, type OrderKey } from './order.ts'

/** Days for which the page of a permanently closed establishment shows no related ones (state). */
const keptFreeDays = 30

/** Properties of an establishment that determine the related ones. */
interface Origin {
  id: number
  city: number
  /** First category, or null. */
  category: number | null
  /** Day on which it closed permanently, yyyy-MM-dd. */
  closedOn: string | null
}

const originBySlug = `SELECT v.version, b.id, b.city_id AS city, b.closed_on AS closedOn,
    (SELECT c.category_id FROM business_categories c WHERE c.business_id = b.id ORDER BY c.position LIMIT 1)
      AS category
  FROM catalogue_version v LEFT JOIN businesses b ON b.slug = ? AND b.state <> 'DRAFT'
  WHERE v.id = 1`

const idsInCategory = `SELECT v.version, c.business_id AS id FROM catalogue_version v
  LEFT JOIN business_categories c ON c.category_id = ?
    AND c.business_id IN (${Array(candidatesPerStatement).fill('?').join()})
  WHERE v.id = 1`

interface RelatedRequest {
  slug: string
  key: OrderKey
  /** Today, as yyyy-MM-dd. */
  day: string
  limit: number
}

/** Establishments of the same first category and city in random order (related); none when the slug is unknown. */
export async function readRelated<Item>(
  catalogue: Catalogue,
  reader: BusinessReader<Item>,
  { slug, key, day, limit }: RelatedRequest,
): Promise<Item[]> {
  const [origin] = await catalogue.rows<Origin | { id: null }>(originBySlug, [slug])
  if (!origin || origin.id === null || origin.category === null) return []
  const { city, category, closedOn } = origin
  if (closedOn !== null && day < addDays(closedOn, keptFreeDays)) return []
  const ofCity = { ...wholeCatalogue, city }
  const ofCategory = {
    among: async (ids: readonly number[]) => {
      const padded = [...ids, ...Array(candidatesPerStatement - ids.length).fill(ids.at(-1))]
      const rows = await catalogue.rows<{ id: number | null }>(idsInCategory, [category, ...padded])
      return new Set(rows.map(({ id }) => id ?? 0))
    },
    all: () => catalogue.ids({ ...ofCity, category }, 'id'),
  }
  // One more, because the establishment itself may be drawn.
  const drawn = await drawFromGroup(await catalogue.ids(ofCity, 'id'), ofCategory, key, limit + 1)
  const others = drawn.filter((id) => id !== origin.id).slice(0, limit)
  return catalogue.byIds(reader, others)
}
