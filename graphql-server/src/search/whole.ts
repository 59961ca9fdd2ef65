import type { Connection, Pool } from 'mariadb'
import type { Business, Category, City, Neighborhood, Subcategory } from '../generated/prisma/client.ts'
import type { PhotoFacts } from '../media/facts.ts'
import type { Reference } from './reference.ts'
import { type RowsAt, readerByIds, rowsAt, selectAt } from './rows-by-ids.ts'

/** An establishment with everything that visitors see of it, in the form in which Prisma nests it. */
export interface WholeBusiness extends Business {
  city: City
  neighborhood: Neighborhood
  /** In the establishment's own order, as all that follows. */
  categories: { category: Category }[]
  /** Inactive ones too. */
  subcategories: { subcategory: Subcategory & { category: Category } }[]
  photos: PhotoFacts[]
}

/** What the statement gives, before names are put to ids. */
export interface WholeRow extends Business {
  /** Ids joined by commas; null without any. */
  categoryIds: string | null
  subcategoryIds: string | null
  /** In no order; null without any. */
  photoList: PhotoRow[] | null
}

type PhotoRow = [
  position: number,
  id: number,
  alt: string | null,
  hash: string,
  width: number,
  height: number,
  color: string,
]

/** Rows of whole establishments, and the catalogue's version of the same moment. */
export type WholeRows = RowsAt<WholeRow>

const columns = `b.id, b.slug, b.name, b.search_name AS searchName, b.description, b.excerpt, b.phone, b.whatsapp,
  b.street, b.number, b.zip_code AS zipCode, b.city_id AS cityId, b.neighborhood_id AS neighborhoodId, b.latitude,
  b.longitude, b.instagram, b.facebook, b.linkedin, b.twitter, b.tiktok, b.site, b.video, b.owner_id AS ownerId,
  b.version, b.created_at AS createdAt, b.updated_at AS updatedAt,
  (SELECT GROUP_CONCAT(c.category_id ORDER BY c.position) FROM business_categories c WHERE c.business_id = b.id)
    AS categoryIds,
  (SELECT GROUP_CONCAT(s.subcategory_id ORDER BY s.position) FROM business_subcategories s
    WHERE s.business_id = b.id) AS subcategoryIds,
  (SELECT JSON_ARRAYAGG(JSON_ARRAY(p.position, p.id, p.alt, i.hash, i.width, i.height, i.color))
    FROM photos p JOIN images i ON i.id = p.image_id WHERE p.business_id = b.id) AS photoList`

/** The rows of whole establishments, by primary key: one statement where nested reads take six. */
export const readWholeRows = readerByIds<WholeRow>(columns)

const bySlug = selectAt(columns, 'b.slug = ?')

/** The row of the establishment of a slug, if there is one. */
export async function readWholeRow(database: Pool | Connection, slug: string): Promise<WholeRows> {
  return rowsAt<WholeRow>(await database.execute(bySlug, [slug]))
}

/**
 * Puts names to the ids of a row.
 *
 * @returns null when the reference does not know one of them: it is older than the row
 */
export function wholeOf(row: WholeRow, reference: Reference): WholeBusiness | null {
  const { categoryIds, subcategoryIds, photoList, ...business } = row
  const city = reference.cities.byId.get(row.cityId)
  const neighborhood = reference.neighborhoods.byId.get(row.neighborhoodId)
  const categories = idsOf(categoryIds).map((id) => reference.categories.byId.get(id))
  const subcategories = idsOf(subcategoryIds).map((id) => subcategoryOf(id, reference))
  if (!city || !neighborhood || !areAll(categories) || !areAll(subcategories)) return null
  return {
    ...business,
    city,
    neighborhood,
    categories: categories.map((category) => ({ category })),
    subcategories: subcategories.map((subcategory) => ({ subcategory })),
    photos: photosOf(photoList ?? []),
  }
}

function subcategoryOf(id: number, { subcategories, categories }: Reference) {
  const subcategory = subcategories.byId.get(id)
  const category = subcategory && categories.byId.get(subcategory.categoryId)
  return category && { ...subcategory, category }
}

function photosOf(list: PhotoRow[]): PhotoFacts[] {
  return list
    .sort(([position, id], [other, otherId]) => position - other || id - otherId)
    .map(([_position, id, alt, hash, width, height, color]) => ({
      id,
      alt,
      image: { hash, width, height, color },
    }))
}

const idsOf = (text: string | null) => text?.split(',').map(Number) ?? []

function areAll<T>(list: (T | undefined)[]): list is T[] {
  return !list.includes(undefined)
}
