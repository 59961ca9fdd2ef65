import type { Pool } from 'mariadb'
import { columnOf } from '../../../schema/business/per-field.ts'
import { hoursFields } from '../../../schema/hours/hours.ts'
import type { HoursRow } from '../hours/type.ts'
import type { PhotoInfo } from '../media/type.ts'
import { type FullBusiness, toCategories } from './full-business.ts'
import { createBusinessReader } from './reader.ts'
import type { Taxonomy } from './taxonomy.ts'

type CardFields =
  | 'id'
  | 'slug'
  | 'name'
  | 'excerpt'
  | 'phone'
  | 'whatsapp'
  | 'latitude'
  | 'longitude'
  | 'createdAt'
  | 'state'
  | 'reopensOn'
  | keyof HoursRow

/** An establishment as lists show it. */
export interface Card
  extends Pick<FullBusiness, CardFields | 'city' | 'neighborhood' | 'categories' | 'cover'> {
  /** Kilometres from the position that a search names. */
  distance?: number | null
}

/** A row of a card; names are added from the taxonomy in memory. */
interface CardRow extends Pick<Card, CardFields> {
  cityId: number
  neighborhoodId: number
  /** Joined by commas; null without any. */
  categoryIds: string | null
  /** Id, hash, width, height, colour and, if there is one, the alternative text, joined by spaces. */
  cover: string | null
}

/** The cover is one text because as a join it would be another table for the optimiser to put in the wrong place. */
const columns = `b.id, b.slug, b.name, b.excerpt, b.phone, b.whatsapp, b.latitude, b.longitude, b.created_at AS createdAt,
  b.state, b.reopens_on AS reopensOn,
  ${hoursFields.map((name) => `b.${columnOf(name)} AS ${name}`)}, b.hours_informed_on AS hoursInformedOn,
  b.city_id AS cityId, b.neighborhood_id AS neighborhoodId,
  (SELECT GROUP_CONCAT(c.category_id ORDER BY c.position) FROM business_categories c WHERE c.business_id = b.id)
    AS categoryIds,
  (SELECT CONCAT_WS(' ', p.id, i.hash, i.width, i.height, i.color, p.alt) FROM photos p
    JOIN images i ON i.id = p.image_id WHERE p.business_id = b.id ORDER BY p.position, p.id LIMIT 1) AS cover`

/** Three pages of nine share a statement: with more, either the database or this process would wait for the other. */
export const createCardReader = (pool: Pool) =>
  createBusinessReader(pool, { columns, toItem: toCard, maxBatchSize: 27 })

function toCard(row: CardRow, taxonomy: Taxonomy): Card | null {
  const city = taxonomy.cities.byId.get(row.cityId)
  const neighborhood = taxonomy.neighborhoods.byId.get(row.neighborhoodId)
  const categories = toCategories(row.categoryIds, taxonomy)
  if (!city || !neighborhood || !categories) return null
  const cover = row.cover === null ? null : toCover(row.cover, row.state === 'DRAFT')
  // A plain spread is several times faster than leaving out the row's other columns.
  return { ...row, city, neighborhood, categories, cover }
}

function toCover(text: string, isPrivate: boolean): PhotoInfo {
  const [id, hash = '', width, height, color = '', ...words] = text.split(' ')
  return {
    id: Number(id),
    alt: words.length > 0 ? words.join(' ') : null,
    image: { hash, width: Number(width), height: Number(height), color, isPrivate },
  }
}
