import type { Category, City, Neighborhood, Subcategory } from '../generated/prisma/client.ts'
import type { CountRequest } from './counts.ts'
import type { Snapshot } from './snapshot.ts'

/** An entry of the taxonomy with the number of establishments that a search by it finds. */
export interface Counted<Row> {
  entry: Row
  total: number
}

/** What the page of a city, or of a category in it, says and leads to. */
export interface CityOverview {
  city: City
  category: Category | null
  /** Establishments of the city, in the category if there is one. */
  total: number
  /** Of the city, with the category if there is one; those with most first, as all that follows. */
  neighborhoods: Counted<Neighborhood>[]
  /** All that the city has. */
  categories: Counted<Category>[]
  /** Of the category, in the city; none without a category. */
  subcategories: Counted<Subcategory>[]
  /** The other active cities, with the category if there is one. */
  cities: Counted<City>[]
}

/** Entries of a list at most. */
const maxEntries = 100

const collator = new Intl.Collator('pt-BR')

/**
 * Reads what a page of a city shows, from counts that are kept under the catalogue's version.
 *
 * @param filter slugs or ids
 * @returns null when the city or the category is unknown, or the city has no establishment
 */
export async function readCityOverview(
  snapshot: Snapshot,
  filter: { city: string; category?: string | null | undefined },
): Promise<CityOverview | null> {
  const { taxonomy } = snapshot
  const city = taxonomy.cities.find(filter.city)[0]
  const category = filter.category ? taxonomy.categories.find(filter.category)[0] : null
  await snapshot.confirmVersion()
  if (!city || category === undefined) return null
  const categoryId = category?.id ?? null
  const counts = async <Row extends { id: number; name: string }>(
    request: CountRequest,
    rows: Iterable<Row>,
  ) => countedOf(rows, await snapshot.counts(request))
  const neighborhoods = [...taxonomy.neighborhoods.byId.values()].filter((row) => row.cityId === city.id)
  const subcategories = [...taxonomy.subcategories.byId.values()].filter(
    (row) => row.active && row.categoryId === categoryId,
  )
  const [cities, ofNeighborhoods, ofCategories, ofSubcategories] = await Promise.all([
    counts({ by: 'city', category: categoryId }, taxonomy.cities.byId.values()),
    counts({ by: 'neighborhood', neighborhoods: idsOf(neighborhoods), category: categoryId }, neighborhoods),
    counts({ by: 'category', city: city.id }, taxonomy.categories.byId.values()),
    category
      ? counts(
          { by: 'subcategory', subcategories: idsOf(subcategories), category: category.id, city: city.id },
          subcategories,
        )
      : [],
  ])
  if (ofCategories.length === 0 && !cities.some(({ entry }) => entry.id === city.id)) return null
  return {
    city,
    category,
    total: cities.find(({ entry }) => entry.id === city.id)?.total ?? 0,
    neighborhoods: ofNeighborhoods.slice(0, maxEntries),
    categories: ofCategories.slice(0, maxEntries),
    subcategories: ofSubcategories.slice(0, maxEntries),
    cities: cities.filter(({ entry }) => entry.active && entry.id !== city.id).slice(0, maxEntries),
  }
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b)

/** Those that have any, those with most first, ties by name. */
function countedOf<Row extends { id: number; name: string }>(
  rows: Iterable<Row>,
  counts: ReadonlyMap<number, number>,
): Counted<Row>[] {
  return [...rows]
    .map((entry) => ({ entry, total: counts.get(entry.id) ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total || collator.compare(a.entry.name, b.entry.name))
}
