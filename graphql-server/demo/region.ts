import type { Connection } from 'mariadb'
import { defaultAttributes, defaultPosition } from '../../schema/attributes/default-set.ts'
import { optionsText } from '../../schema/attributes/options.ts'
import { synonymText } from '../../schema/synonyms.ts'
import { type Category, categories, type Subcategory } from './categories.ts'
import { cities } from './cities.ts'
import { insertRows, raiseTaxonomyVersion } from './rows.ts'

const keepExisting = 'ON DUPLICATE KEY UPDATE slug = slug'

async function idsBySlug(connection: Connection, sql: string): Promise<Map<string, number>> {
  const rows = await connection.query<[string, number][]>({ sql, rowsAsArray: true })
  return new Map(rows)
}

/** The id of a slug. @throws if there is none, a mistake in the data. */
export function findId(ids: Map<string, number>, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`Nothing has the slug ${slug}`)
  return id
}

async function insertCities(connection: Connection): Promise<Map<string, number>> {
  const rows = cities.map(({ name, slug, isPopular, latitude, longitude }) => {
    return { name, slug, is_popular: isPopular, latitude, longitude }
  })
  await insertRows(connection, 'cities', rows, keepExisting)
  const ids = await idsBySlug(connection, 'SELECT slug, id FROM cities')
  const neighborhoods = cities.flatMap((city) =>
    city.neighborhoods.map(({ name, slug }) => ({ city_id: findId(ids, city.slug), name, slug })),
  )
  await insertRows(connection, 'neighborhoods', neighborhoods, keepExisting)
  return ids
}

async function insertCategories(connection: Connection): Promise<Map<string, number>> {
  const namedColumns = ({ name, slug, synonyms }: Category | Subcategory) => {
    return { name, slug, synonyms: synonymText(synonyms) }
  }
  const rows = categories.map((each) => ({
    ...namedColumns(each),
    is_popular: each.isPopular ?? false,
    schema_type: each.schemaType,
  }))
  await insertRows(connection, 'categories', rows, keepExisting)
  const ids = await idsBySlug(connection, 'SELECT slug, id FROM categories')
  const subcategories = categories.flatMap((category) =>
    category.subcategories.map((each) => ({
      ...namedColumns(each),
      category_id: findId(ids, category.slug),
    })),
  )
  await insertRows(connection, 'subcategories', subcategories, keepExisting)
  return ids
}

async function insertAttributes(
  connection: Connection,
  categoryIds: Map<string, number>,
): Promise<Map<string, number>> {
  const sql = 'SELECT slug, id FROM attributes'
  const existing = await idsBySlug(connection, sql)
  const missing = defaultAttributes.filter(({ slug }) => !existing.has(slug))
  const rows = missing.map((each) => ({
    slug: each.slug,
    name: each.name,
    question: each.question,
    kind: each.kind ?? 'YES_NO',
    '`group`': each.group,
    options: optionsText(each.options ?? []),
    is_filter: each.isFilter ?? false,
    is_always_in_sight: each.isAlwaysInSight ?? false,
    meaning: each.meaning ?? null,
    icon: each.icon ?? null,
    position: defaultPosition(each),
  }))
  await insertRows(connection, 'attributes', rows)
  const ids = await idsBySlug(connection, sql)
  const asked = missing.flatMap(({ slug, categories = [] }) =>
    categories.map((category) => ({
      attribute_id: findId(ids, slug),
      category_id: findId(categoryIds, category),
    })),
  )
  await insertRows(connection, 'attribute_categories', asked)
  return ids
}

/**
 * Inserts the region's cities, neighborhoods, categories, subcategories and attributes; existing slugs stay
 * unchanged. Call it in a transaction.
 *
 * @returns their ids by slug; a neighborhood's key is "city/neighborhood"
 */
export async function insertRegion(connection: Connection) {
  const cities = await insertCities(connection)
  const categories = await insertCategories(connection)
  const ids = {
    cities,
    categories,
    neighborhoods: await idsBySlug(
      connection,
      "SELECT CONCAT(c.slug, '/', n.slug), n.id FROM neighborhoods n JOIN cities c ON c.id = n.city_id",
    ),
    subcategories: await idsBySlug(connection, 'SELECT slug, id FROM subcategories'),
    attributes: await insertAttributes(connection, categories),
  }
  await raiseTaxonomyVersion(connection)
  return ids
}

export type RegionIds = Awaited<ReturnType<typeof insertRegion>>
