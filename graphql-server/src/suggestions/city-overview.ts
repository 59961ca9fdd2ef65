import { cityOverviewInput } from '../../../schema/input/search.ts'
import { builder } from '../builder.ts'
import type { Taxonomy } from '../business-rows/taxonomy.ts'
import type { Category, City, Neighborhood, Subcategory } from '../generated/prisma/client.ts'
import type { Counted, Counts } from './counts.ts'

/** An entry of the taxonomy with its number of establishments. */
interface Total<Row> {
  entry: Row
  total: number
}

/** Maximum entries per list. */
const maxEntries = 100

const collator = new Intl.Collator('pt-BR')

/**
 * Content of a city page, from counts in memory.
 *
 * @param filter slugs or ids
 * @returns null when the city or the category is unknown, or the city has no establishment
 */
export function readCityOverview(
  taxonomy: Taxonomy,
  counts: Counts,
  filter: { city: string; category?: string | null | undefined },
) {
  const city = taxonomy.cities.find(filter.city)[0]
  const category = filter.category ? taxonomy.categories.find(filter.category)[0] : null
  if (!city || category === undefined) return null
  const of = (need: Counted['need'], place: Counted['place']) => counts.there({ need, place })
  const here = { kind: 'city', id: city.id } as const
  const need = category && ({ kind: 'category', id: category.id } as const)
  if (of(null, here) === 0) return null
  const neighborhoods = [...taxonomy.neighborhoods.byId.values()].filter((row) => row.cityId === city.id)
  const subcategories = [...taxonomy.subcategories.byId.values()].filter(
    (row) => row.active && row.categoryId === category?.id,
  )
  const siblings = [...taxonomy.cities.byId.values()].filter((row) => row.active && row.id !== city.id)
  const categories = [...taxonomy.categories.byId.values()]
  return {
    city,
    category,
    total: of(need, here),
    neighborhoods: counted(neighborhoods, ({ id }) => of(need, { kind: 'neighborhood', id })),
    categories: counted(categories, ({ id }) => of({ kind: 'category', id }, here)),
    subcategories: counted(subcategories, ({ id }) => of({ kind: 'subcategory', id }, here)),
    cities: counted(siblings, ({ id }) => of(need, { kind: 'city', id })),
  }
}

/** Non-empty entries, largest first, ties by name. */
function counted<Row extends { name: string }>(
  rows: readonly Row[],
  totalOf: (row: Row) => number,
): Total<Row>[] {
  return rows
    .map((entry) => ({ entry, total: totalOf(entry) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total || collator.compare(a.entry.name, b.entry.name))
    .slice(0, maxEntries)
}

/** @param Row type of the entries */
function countType<Row extends City | Neighborhood | Category | Subcategory>(
  name: 'City' | 'Neighborhood' | 'Category' | 'Subcategory',
) {
  const field = name.toLowerCase()
  return builder.objectRef<Total<Row>>(`${name}Count`).implement({
    description: `A ${field} with its number of establishments.`,
    fields: (t) => ({
      // Typed as one of the four, since generic builder calls cannot take a union.
      [field]: t.field({
        type: name as 'City',
        description: `The counted ${field}.`,
        resolve: ({ entry }) => entry as City,
      }),
      total: t.exposeInt('total', {
        description:
          'Number of establishments there; a search by the entry also finds those that serve the place.',
      }),
    }),
  })
}

const CityCount = countType<City>('City')
const NeighborhoodCount = countType<Neighborhood>('Neighborhood')
const CategoryCount = countType<Category>('Category')
const SubcategoryCount = countType<Subcategory>('Subcategory')

const CityOverviewType = builder
  .objectRef<NonNullable<ReturnType<typeof readCityOverview>>>('CityOverview')
  .implement({
    description:
      'A city, or a category in it, with counts of one moment. Lists have at most 100 entries, largest first, without empty ones.',
    fields: (t) => ({
      city: t.expose('city', { type: 'City', description: 'City of the overview.' }),
      category: t.expose('category', {
        type: 'Category',
        nullable: true,
        description: 'Category of the overview, if requested.',
      }),
      total: t.exposeInt('total', {
        description:
          'Number of establishments in the city, and in the category if there is one, without those that only serve the city.',
      }),
      neighborhoods: t.expose('neighborhoods', {
        type: [NeighborhoodCount],
        description: 'Neighborhoods of the city, counted within the category if there is one.',
      }),
      categories: t.expose('categories', {
        type: [CategoryCount],
        description: 'Categories with establishments in the city.',
      }),
      subcategories: t.expose('subcategories', {
        type: [SubcategoryCount],
        description:
          'Active subcategories of the category with establishments in the city; empty without a category.',
      }),
      cities: t.expose('cities', {
        type: [CityCount],
        description: 'Other active cities, counted within the category if there is one.',
      }),
    }),
  })

builder.queryFields((t) => ({
  cityOverview: t.field({
    type: CityOverviewType,
    nullable: true,
    authScopes: { public: true },
    description:
      'Counts for the page of a city, or of a category in it; null when the city has no establishments, or one of the two is unknown. Above 10,000 establishments counts may be a minute old.',
    complexity: 20,
    args: {
      city: t.arg.string({ required: true, description: 'Slug or id of the city.' }),
      category: t.arg.string({ description: 'Slug or id of a category; default: the whole city.' }),
    },
    validate: cityOverviewInput,
    resolve: (_root, filter, { suggestions }) => suggestions.cityOverview(filter),
  }),
}))
