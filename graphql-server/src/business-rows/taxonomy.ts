import type { Connection } from 'mariadb'
import { keyText } from '../../../schema/text.ts'
import { readVersion } from '../database/catalogue-version.ts'
import type { Category, City, Neighborhood, Subcategory } from '../generated/prisma/client.ts'

/** All cities, neighborhoods, categories and subcategories, as they were at one version of the catalogue. */
export interface Taxonomy {
  version: number
  cities: TaxonomyTable<City>
  neighborhoods: TaxonomyTable<Neighborhood>
  categories: TaxonomyTable<Category>
  subcategories: TaxonomyTable<Subcategory>
}

/** The rows of one table, by id and by slug. */
export class TaxonomyTable<Row extends { id: number; slug: string }> {
  readonly byId = new Map<number, Row>()
  readonly #bySlug = new Map<string, Row[]>()

  constructor(rows: Row[]) {
    for (const row of rows) {
      this.byId.set(row.id, row)
      this.#bySlug.set(row.slug, [...(this.#bySlug.get(row.slug) ?? []), row])
    }
  }

  /**
   * @param slugOrId a slug, else an id in digits
   * @returns all rows of that slug, more than one only for neighborhoods; empty when it is unknown
   */
  find(slugOrId: string): Row[] {
    const key = keyText(slugOrId)
    const found = this.#bySlug.get(key)
    if (found) return found
    const row = /^[1-9]\d{0,9}$/.test(key) && this.byId.get(Number(key))
    return row ? [row] : []
  }
}

const cityColumns = `id, name, slug, active, is_popular AS isPopular, latitude, longitude, holidays, image_id AS imageId,
  created_at AS createdAt, updated_at AS updatedAt`
const neighborhoodColumns =
  'id, city_id AS cityId, name, slug, created_at AS createdAt, updated_at AS updatedAt'
const categoryColumns = `id, name, slug, synonyms, is_popular AS isPopular, icon_id AS iconId, schema_type AS schemaType,
  created_at AS createdAt, updated_at AS updatedAt`
const subcategoryColumns = `id, category_id AS categoryId, name, slug, synonyms, active, icon_id AS iconId,
  created_at AS createdAt, updated_at AS updatedAt`

/**
 * Reads the taxonomy. The version is read first: rows written in between are newer than the version says, never older,
 * and the next comparison with the database's version detects that.
 *
 * @param database one connection for all statements
 */
export async function readTaxonomy(database: Connection): Promise<Taxonomy> {
  const version = await readVersion(database)
  const cities = await database.query<City[]>(`SELECT ${cityColumns} FROM cities`)
  const neighborhoods = await database.query<Neighborhood[]>(
    `SELECT ${neighborhoodColumns} FROM neighborhoods`,
  )
  const categories = await database.query<Category[]>(`SELECT ${categoryColumns} FROM categories`)
  const subcategories = await database.query<Subcategory[]>(`SELECT ${subcategoryColumns} FROM subcategories`)
  return {
    version,
    cities: new TaxonomyTable(
      cities.map((row) => ({ ...row, active: !!row.active, isPopular: !!row.isPopular })),
    ),
    neighborhoods: new TaxonomyTable(neighborhoods),
    categories: new TaxonomyTable(categories.map((row) => ({ ...row, isPopular: !!row.isPopular }))),
    subcategories: new TaxonomyTable(subcategories.map((row) => ({ ...row, active: !!row.active }))),
  }
}
