import type { Connection, Pool } from 'mariadb'
import type { Category, City, Neighborhood } from '../generated/prisma/client.ts'
import type { PhotoFacts } from '../media/facts.ts'
import { type CoverText, coverOf, coverText } from './cover.ts'
import type { Reference } from './reference.ts'
import { type RowsAt, readerByIds, rowsAt } from './rows-by-ids.ts'

/** An establishment as lists show it. */
export interface Card {
  id: number
  slug: string
  name: string
  /** Plain text of at most 100 characters. */
  excerpt: string
  /** Digits only. */
  phone: string
  whatsapp: string | null
  createdAt: Date
  city: City
  neighborhood: Neighborhood
  /** In the establishment's own order; the first has a meaning. */
  categories: Category[]
  /** The first of its photos. */
  cover: PhotoFacts | null
}

/** What a card statement gives, before names are put to ids. */
export interface CardRow {
  version: number
  id: number
  slug: string
  name: string
  excerpt: string
  phone: string
  whatsapp: string | null
  createdAt: Date
  cityId: number
  neighborhoodId: number
  /** Ids joined by commas; null without any. */
  categoryIds: string | null
  cover: CoverText | null
}

/** The catalogue's version and the rows of one statement, which are of the same moment. */
export type CardRows = RowsAt<CardRow>

const columns = `b.id, b.slug, b.name, b.excerpt, b.phone, b.whatsapp, b.created_at AS createdAt,
  b.city_id AS cityId, b.neighborhood_id AS neighborhoodId,
  (SELECT GROUP_CONCAT(c.category_id ORDER BY c.position) FROM business_categories c WHERE c.business_id = b.id)
    AS categoryIds,
  ${coverText} AS cover`

/** Sorting these few in SQL would write a temporary table to disk, since they hold a text of any length. */
const newest = `SELECT v.version AS catalogueVersion, ${columns} FROM catalogue_version v
  LEFT JOIN (SELECT id FROM businesses ORDER BY created_at DESC, id DESC LIMIT ?) n ON TRUE
  LEFT JOIN businesses b ON b.id = n.id
  WHERE v.id = 1`

/** The rows of cards, by primary key. */
export const readCardRows = readerByIds<CardRow>(columns)

/**
 * The rows of the establishments registered last, newest first, in one statement.
 *
 * @param limit at most so many
 */
export async function readNewestCardRows(database: Pool | Connection, limit: number): Promise<CardRows> {
  const { version, rows } = rowsAt<CardRow>(await database.execute(newest, [limit]))
  const inOrder = [...rows].sort(
    ([a, one], [b, other]) => Number(other.createdAt) - Number(one.createdAt) || b - a,
  )
  return { version, rows: new Map(inOrder) }
}

/**
 * Puts names to the ids of a row.
 *
 * @returns null when the reference does not know one of them: it is older than the row
 */
export function cardOf(row: CardRow, reference: Reference): Card | null {
  const city = reference.cities.byId.get(row.cityId)
  const neighborhood = reference.neighborhoods.byId.get(row.neighborhoodId)
  const categories: Category[] = []
  for (const id of row.categoryIds?.split(',') ?? []) {
    const category = reference.categories.byId.get(Number(id))
    if (!category) return null
    categories.push(category)
  }
  if (!city || !neighborhood) return null
  const { id, slug, name, excerpt, phone, whatsapp, createdAt } = row
  const cover = row.cover === null ? null : coverOf(row.cover)
  return { id, slug, name, excerpt, phone, whatsapp, createdAt, city, neighborhood, categories, cover }
}
