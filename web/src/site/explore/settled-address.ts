import { deprecatedFilters } from '../../../../schema/attributes/deprecated-names.ts'
import { slugify } from '../../../../schema/slug.ts'
import { type ExploreFilter, type ExploreLocation, filterNames, paths } from '../../paths.ts'
import type { PublicLayoutQuery } from '../layout/public.generated.ts'
import type { NeighborhoodOptionsQuery, SubcategoryOptionsQuery } from '../search/search-options.generated.ts'
import type { LoneNeighborhoodQuery, LoneSubcategoryQuery } from './page.generated.ts'

export interface KnownOptions extends PublicLayoutQuery {
  NeighborhoodOptions: NeighborhoodOptionsQuery | null
  SubcategoryOptions: SubcategoryOptionsQuery | null
  LoneNeighborhood: LoneNeighborhoodQuery | null
  LoneSubcategory: LoneSubcategoryQuery | null
}

/**
 * Canonical path of a search (search-addresses). Server only, and tree-shaken from browsers, whose links are
 * canonical.
 *
 * @param search parameters of the URL
 * @returns null if the URL is canonical
 */
export const searchInstead = (
  location: ExploreLocation,
  search: URLSearchParams,
  options: KnownOptions,
): string | null =>
  import.meta.env.SSR ? (respelt(location, options) ?? settled(location, search, options)) : null

/** Replaces names of cities and categories, such as "Taubaté", by slugs. */
function respelt(location: ExploreLocation, { cities, categories }: KnownOptions): string | null {
  const city = knownSlug(location.city, cities)
  const category = knownSlug(location.category, categories)
  if (city === location.city && category === location.category) return null
  return paths.explore({ ...location, city, category })
}

function knownSlug(value: string, options: readonly { slug: string }[]): string {
  const slug = slugify(value)
  return options.some((option) => option.slug === slug) ? slug : value
}

/**
 * Replaces ids by slugs. Clears a neighborhood or subcategory that does not belong to the city or category,
 * which the form does not do without JavaScript.
 */
function settled(location: ExploreLocation, search: URLSearchParams, options: KnownOptions): string | null {
  const { city, neighborhood, category, subcategory } = location
  const { cities, categories, NeighborhoodOptions, SubcategoryOptions, ...lone } = options
  const loneNeighborhood = lone.LoneNeighborhood?.neighborhood
  // An id identifies a city's neighborhood; a slug may be of several.
  const cityOfId =
    loneNeighborhood && loneNeighborhood.slug !== neighborhood ? loneNeighborhood.city.slug : city
  const filter: ExploreFilter = {
    name: location.name,
    city: slugOf(cityOfId, cities) ?? cityOfId,
    neighborhood: city
      ? (slugOf(neighborhood, NeighborhoodOptions?.neighborhoods) ?? '')
      : (loneNeighborhood?.slug ?? neighborhood),
    category: slugOf(category, categories) ?? category,
    subcategory: category
      ? (slugOf(subcategory, SubcategoryOptions?.subcategories) ?? '')
      : (lone.LoneSubcategory?.subcategory?.slug ?? subcategory),
    attributes: location.attributes,
  }
  const isSettled = filterNames.every((name) => filter[name] === location[name])
  if (!isSettled) return paths.explore({ ...location, ...filter, page: 1 })
  // Drops invalid pages, sizes, views and answers.
  const isRead = (['page', 'perPage', 'view', 'need', 'typed', 'onlyThere'] as const).every(
    (name) => !search.has(name) || search.get(name) === String(location[name]),
  )
  const hasAnswers = search.getAll('attribute').filter(Boolean).join() === location.attributes
  const isOld = Object.keys(deprecatedFilters).some((name) => search.has(name))
  return isRead && hasAnswers && !isOld ? null : paths.explore(location)
}

/** @returns slug of the option with this name, slug or id (filters) */
function slugOf(
  value: string,
  options: readonly { id: string; slug: string }[] | undefined,
): string | undefined {
  const meant = slugify(value)
  return options?.find(({ id, slug }) => slug === meant || id === value)?.slug
}
