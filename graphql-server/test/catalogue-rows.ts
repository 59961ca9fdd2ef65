import type { Pool } from 'mariadb'
import { searchedName } from '../../schema/search-words.ts'
import { slugify, unaccent } from '../../schema/slug.ts'

/** An establishment as a test needs it; whatever it does not say is filled in. */
export interface BusinessRow {
  name: string
  /** Slugs, of places and categories that the catalogue names. */
  city: string
  neighborhood: string
  categories?: string[]
  subcategories?: string[]
  createdAt?: string
  /** Latitude and longitude in degrees. */
  position?: readonly [number, number]
}

/** A small catalogue: names are made from slugs. */
export interface CatalogueRows {
  /** Neighborhoods by city. */
  cities: Record<string, string[]>
  /** Subcategories by category; one that begins with `-` is inactive. */
  categories?: Record<string, string[]>
  businesses?: BusinessRow[]
}

/** Ids by slug; those of neighborhoods by `city/neighborhood`. */
export interface CatalogueIds {
  cities: Map<string, number>
  neighborhoods: Map<string, number>
  categories: Map<string, number>
  subcategories: Map<string, number>
  businesses: Map<string, number>
}

/**
 * Inserts a catalogue of a test's own and raises the catalogue's version, as every writer does.
 *
 * @param pool of an empty test database
 * @param rows what it shall hold
 */
export async function insertCatalogue(pool: Pool, rows: CatalogueRows): Promise<CatalogueIds> {
  const ids: CatalogueIds = {
    cities: new Map(),
    neighborhoods: new Map(),
    categories: new Map(),
    subcategories: new Map(),
    businesses: new Map(),
  }
  const insert = async (sql: string, values: unknown[]): Promise<number> =>
    Number((await pool.query<{ insertId: number }>(sql, values)).insertId)
  for (const [city, neighborhoods] of Object.entries(rows.cities)) {
    const cityId = await insert('INSERT INTO cities (name, slug) VALUES (?, ?)', [titleFromSlug(city), city])
    ids.cities.set(city, cityId)
    for (const slug of neighborhoods) {
      const values = [cityId, titleFromSlug(slug), slug]
      const id = await insert('INSERT INTO neighborhoods (city_id, name, slug) VALUES (?, ?, ?)', values)
      ids.neighborhoods.set(`${city}/${slug}`, id)
    }
  }
  for (const [category, subcategories] of Object.entries(rows.categories ?? {})) {
    const categoryId = await insert('INSERT INTO categories (name, slug) VALUES (?, ?)', [
      titleFromSlug(category),
      category,
    ])
    ids.categories.set(category, categoryId)
    for (const text of subcategories) {
      const slug = text.replace(/^-/, '')
      const values = [categoryId, titleFromSlug(slug), slug, slug === text]
      const sql = 'INSERT INTO subcategories (category_id, name, slug, active) VALUES (?, ?, ?, ?)'
      ids.subcategories.set(slug, await insert(sql, values))
    }
  }
  for (const business of rows.businesses ?? []) await insertBusiness(pool, ids, business)
  await raiseVersion(pool)
  return ids
}

/**
 * Inserts one more establishment, without raising the version.
 *
 * @param ids of the catalogue, which the establishment joins by the slug of its name
 */
export async function insertBusiness(pool: Pool, ids: CatalogueIds, business: BusinessRow): Promise<number> {
  const {
    name,
    city,
    neighborhood,
    createdAt = '2026-01-01 12:00:00.000',
    position = [null, null],
  } = business
  const { insertId } = await pool.query<{ insertId: number }>(
    `INSERT INTO businesses (slug, name, search_name, search_words, description, excerpt, phone, city_id, neighborhood_id, created_at,
       latitude, longitude)
     VALUES (?, ?, ?, ?, '<p>Texto</p>', 'Texto', '12999990000', ?, ?, ?, ?, ?)`,
    [
      slugify(name),
      name,
      unaccent(name),
      searchedName(name),
      ids.cities.get(city),
      ids.neighborhoods.get(`${city}/${neighborhood}`),
      createdAt,
      ...position,
    ],
  )
  for (const [position, slug] of (business.categories ?? []).entries()) {
    await pool.query(
      'INSERT INTO business_categories (business_id, category_id, position) VALUES (?, ?, ?)',
      [insertId, ids.categories.get(slug), position],
    )
  }
  for (const [position, slug] of (business.subcategories ?? []).entries()) {
    await pool.query(
      'INSERT INTO business_subcategories (business_id, subcategory_id, position) VALUES (?, ?, ?)',
      [insertId, ids.subcategories.get(slug), position],
    )
  }
  ids.businesses.set(slugify(name), insertId)
  return insertId
}

/** Raises the versions of the catalogue and the taxonomy, as the last statement of a write does. */
export async function raiseVersion(pool: Pool): Promise<void> {
  await pool.query(
    'INSERT INTO catalogue_version (id, version) VALUES (1, 1), (3, 1) ON DUPLICATE KEY UPDATE version = version + 1',
  )
}

function titleFromSlug(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')
}
