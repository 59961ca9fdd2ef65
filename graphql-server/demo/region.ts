import type { Connection } from 'mariadb'
import { synonymText } from '../../schema/synonyms.ts'
import { categories } from './categories.ts'
import { cities } from './cities.ts'
import { insertRows, raiseVersion, type Value } from './rows.ts'

/** The ids of the region's rows by slug; a neighborhood's key is "city/neighborhood". */
export interface RegionIds {
  cities: Map<string, number>
  neighborhoods: Map<string, number>
  categories: Map<string, number>
  subcategories: Map<string, number>
}

const keepExisting = 'ON DUPLICATE KEY UPDATE slug = slug'

async function idsBySlug(connection: Connection, sql: string): Promise<Map<string, number>> {
  const rows = await connection.query<[string, number][]>({ sql, rowsAsArray: true })
  return new Map(rows)
}

/** The id of a slug; throws when there is none, which would be a mistake in the data. */
export function idOf(ids: Map<string, number>, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`Nothing has the slug ${slug}`)
  return id
}

async function insertCities(connection: Connection): Promise<Map<string, number>> {
  const cityRows = cities.map((city): Value[] => [
    city.name,
    city.slug,
    city.isPopular,
    city.latitude,
    city.longitude,
  ])
  await insertRows(
    connection,
    'cities',
    ['name', 'slug', 'is_popular', 'latitude', 'longitude'],
    cityRows,
    keepExisting,
  )
  const ids = await idsBySlug(connection, 'SELECT slug, id FROM cities')
  const neighborhoodRows = cities.flatMap((city) =>
    city.neighborhoods.map((each): Value[] => [idOf(ids, city.slug), each.name, each.slug]),
  )
  await insertRows(connection, 'neighborhoods', ['city_id', 'name', 'slug'], neighborhoodRows, keepExisting)
  return ids
}

async function insertCategories(connection: Connection): Promise<Map<string, number>> {
  const rows = categories.map((each): Value[] => [
    each.name,
    each.slug,
    synonymText(each.synonyms),
    each.isPopular ?? false,
  ])
  await insertRows(connection, 'categories', ['name', 'slug', 'synonyms', 'is_popular'], rows, keepExisting)
  const ids = await idsBySlug(connection, 'SELECT slug, id FROM categories')
  const subcategoryRows = categories.flatMap((category) =>
    category.subcategories.map((each): Value[] => [
      idOf(ids, category.slug),
      each.name,
      each.slug,
      synonymText(each.synonyms),
    ]),
  )
  await insertRows(
    connection,
    'subcategories',
    ['category_id', 'name', 'slug', 'synonyms'],
    subcategoryRows,
    keepExisting,
  )
  return ids
}

/**
 * Inserts the region's cities, neighborhoods, categories and subcategories, keeping those whose slug
 * exists as they are. Call it in a transaction.
 *
 * @returns the ids of all of them
 */
export async function insertRegion(connection: Connection): Promise<RegionIds> {
  const ids = {
    cities: await insertCities(connection),
    categories: await insertCategories(connection),
    neighborhoods: await idsBySlug(
      connection,
      "SELECT CONCAT(c.slug, '/', n.slug), n.id FROM neighborhoods n JOIN cities c ON c.id = n.city_id",
    ),
    subcategories: await idsBySlug(connection, 'SELECT slug, id FROM subcategories'),
  }
  await raiseVersion(connection)
  return ids
}
