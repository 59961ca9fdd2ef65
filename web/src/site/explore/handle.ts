import { slugify } from '../../../../schema/slug.ts'
import {
  NeighborhoodOptionsDocument,
  PublicLayoutDocument,
  SubcategoryOptionsDocument,
} from '../../gql/graphql.ts'
import {
  LoneNeighborhoodDocument,
  LoneSubcategoryDocument,
  SearchAlternativesDocument,
  SearchBusinessesDocument,
  SuggestionsDocument,
} from '../../gql/pages/graphql.ts'
import { type ExploreFilter, filterNames, paths, readExplore } from '../../paths.ts'
import { pageQuery, type RouteHandle } from '../../start/route-handle.ts'
import { asText, hasOthers, isPoor } from './leads.tsx'
import { keyOf, lastPage, searchVariables, toFilter } from './search-variables.ts'

/** What the server does for a search before it renders. The order is one visitor's, so the page is private. */
export const handle: RouteHandle = {
  cache: 'private',
  queries: ({ search, seed }) => {
    const location = readExplore(search)
    const { city, neighborhood, category, subcategory } = location
    return [
      pageQuery(SearchBusinessesDocument, searchVariables(location, seed)),
      ...(city ? [pageQuery(NeighborhoodOptionsDocument, { city })] : []),
      ...(category ? [pageQuery(SubcategoryOptionsDocument, { category })] : []),
      ...(neighborhood && !city ? [pageQuery(LoneNeighborhoodDocument, keyOf(neighborhood))] : []),
      ...(subcategory && !category ? [pageQuery(LoneSubcategoryDocument, keyOf(subcategory))] : []),
    ]
  },
  followUps: ({ search, seed }, results) => {
    const location = readExplore(search)
    const found = results.read(SearchBusinessesDocument, searchVariables(location, seed))
    if (!found || !isPoor(location, found.searchBusinesses.pagination.total)) return []
    const cities = results.read(PublicLayoutDocument)?.cities
    const city = cities?.find(({ slug }) => slug === location.city)?.name ?? location.city
    const text = asText(location, city, seed)
    return [
      ...(text ? [pageQuery(SuggestionsDocument, text)] : []),
      ...(hasOthers(location) ? [pageQuery(SearchAlternativesDocument, { filter: toFilter(location) })] : []),
    ]
  },
  // The server's alone: left out of what browsers load.
  ...(import.meta.env.SSR && {
    redirect: (input, results) =>
      redirectRespelt(input, results) ?? redirectStrayed(input, results) ?? redirectPastEnd(input, results),
  }),
}

type Redirect = NonNullable<RouteHandle['redirect']>

/** A city or a category as people write it, such as "Taubaté", is the one that they mean (one-address). */
const redirectRespelt: Redirect = ({ search }, results) => {
  const location = readExplore(search)
  const lists = results.read(PublicLayoutDocument)
  const city = respelt(location.city, lists?.cities)
  const category = respelt(location.category, lists?.categories)
  if (city === location.city && category === location.category) return null
  return paths.explore({ ...location, city, category })
}

function respelt(value: string, options: readonly { slug: string }[] | undefined): string {
  const slug = slugify(value)
  return options?.some((option) => option.slug === slug) ? slug : value
}

/**
 * Every search has one address: filters by id become slugs. And without a script nothing clears the neighborhood when
 * another city is chosen, nor the subcategory with the category: what does not belong together is cleared here.
 */
const redirectStrayed: Redirect = ({ search }, results) => {
  const location = readExplore(search)
  const { city, neighborhood, category, subcategory } = location
  const lists = results.read(PublicLayoutDocument)
  const inCity = results.read(NeighborhoodOptionsDocument, { city })
  const inCategory = results.read(SubcategoryOptionsDocument, { category })
  const lone = city ? null : results.read(LoneNeighborhoodDocument, keyOf(neighborhood))?.neighborhood
  const loneSubcategory = category
    ? null
    : results.read(LoneSubcategoryDocument, keyOf(subcategory))?.subcategory
  // The id of a neighborhood names one city's; its slug alone may name several.
  const cityOfId = lone && lone.slug !== neighborhood ? lone.city.slug : city
  const settled: ExploreFilter = {
    name: location.name,
    city: slugOf(cityOfId, lists?.cities) ?? cityOfId,
    neighborhood: city ? (slugOf(neighborhood, inCity?.neighborhoods) ?? '') : (lone?.slug ?? neighborhood),
    category: slugOf(category, lists?.categories) ?? category,
    subcategory: category
      ? (slugOf(subcategory, inCategory?.subcategories) ?? '')
      : (loneSubcategory?.slug ?? subcategory),
    stepFree: location.stepFree,
  }
  const isSettled = filterNames.every((name) => settled[name] === location[name])
  if (!isSettled) return paths.explore({ ...location, ...settled, page: 1 })
  // What is no page, no size, no view and no answer leaves the address.
  const isRead = (['page', 'perPage', 'view', 'stepFree'] as const).every(
    (name) => !search.has(name) || search.get(name) === String(location[name]),
  )
  return isRead ? null : paths.explore(location)
}

/** @returns the slug of the option that an address means, by name, slug or id (filters) */
function slugOf(
  value: string,
  options: readonly { id: string; slug: string }[] | undefined,
): string | undefined {
  const meant = slugify(value)
  return options?.find(({ id, slug }) => slug === meant || id === value)?.slug
}

/** A page past the end is the last one (page-bounds). */
const redirectPastEnd: Redirect = ({ search, seed }, results) => {
  const location = readExplore(search)
  const found = results.read(SearchBusinessesDocument, searchVariables(location, seed))
  const pagination = found?.searchBusinesses.pagination
  if (!pagination || location.page <= lastPage(pagination)) return null
  return paths.explore({ ...location, page: lastPage(pagination) })
}
