import type { LoaderFunctionArgs } from 'react-router-dom'
import { type Ask, loaderContext } from '../../ask/ask.ts'
import { redirectTo } from '../../ask/redirect.ts'
import { attributeList, type ExploreLocation, paths, readExplore } from '../../paths.ts'
import { PublicLayoutDocument, type PublicLayoutQuery } from '../layout/public.generated.ts'
import {
  NeighborhoodOptionsDocument,
  SubcategoryOptionsDocument,
} from '../search/search-options.generated.ts'
import { SuggestionsDocument } from '../search/suggestions/suggestions.generated.ts'
import { hasFewResults, hasOthers, searchText } from './alternatives.ts'
import {
  FilterAttributesDocument,
  LoneNeighborhoodDocument,
  LoneSubcategoryDocument,
  SearchAlternativesDocument,
  SearchBusinessesDocument,
} from './page.generated.ts'
import { readSearchState, type SearchState } from './search-state.ts'
import { entityKey, lastPage, searchVariables, toFilter } from './search-variables.ts'
import { searchInstead } from './settled-address.ts'
import { isTyped, needInstead } from './typed-need.ts'

/**
 * Loads the search of a URL, with the bounds and order from the history state. On the server there is no
 * state, and the order is the visitor's of this hour.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ask, seed, entry } = context.get(loaderContext)
  const { search } = new URL(request.url)
  const location = readExplore(new URLSearchParams(search))
  const state = readSearchState(entry(), location, seed)
  const [lists, SearchBusinesses, options] = await Promise.all([
    ask(PublicLayoutDocument, {}),
    ask(SearchBusinessesDocument, searchVariables(location, state), { uncached: Boolean(state.near) }),
    loadOptions(ask, location),
  ])
  const path = searchInstead(location, new URLSearchParams(search), { ...lists, ...options })
  if (path) return redirectTo(path, search)
  const { pagination } = SearchBusinesses.searchBusinesses
  if (isTyped(location, entry().state) && pagination.total === 0) {
    const need = await optional(needInstead(ask, location, seed))
    if (need) return { ...redirectTo(paths.explore(need), search), state }
  }
  // The text is a name, so `typed` leaves the URL. Only without JavaScript do URLs have it.
  if (import.meta.env.SSR && location.typed)
    return { ...redirectTo(paths.explore({ ...location, typed: false }), search), state }
  if (location.page > lastPage(pagination)) {
    // Beyond the last page, redirects to it (page-bounds).
    return { ...redirectTo(paths.explore({ ...location, page: lastPage(pagination) }), search), state }
  }
  const followUps = hasFewResults(location, pagination.total)
    ? await loadFollowUps(ask, location, state, seed, lists)
    : { Suggestions: null, SearchAlternatives: null }
  return { SearchBusinesses, ...options, ...followUps, state }
}

export type Loaded = Exclude<Awaited<ReturnType<typeof loader>>, { redirect: string }>

/**
 * In the browser ignores failures of queries that the results can do without; on the server any failure fails
 * the page.
 */
const optional = <T>(answer: Promise<T>): Promise<T | null> =>
  import.meta.env.SSR ? answer : answer.catch(() => null)

/** Options that depend on city and category, and names of filters set without these. */
async function loadOptions(ask: Ask, location: ExploreLocation) {
  const { city, neighborhood, category, subcategory } = location
  const [NeighborhoodOptions, SubcategoryOptions, LoneNeighborhood, LoneSubcategory, FilterAttributes] =
    await Promise.all([
      city ? optional(ask(NeighborhoodOptionsDocument, { city })) : null,
      category ? optional(ask(SubcategoryOptionsDocument, { category })) : null,
      neighborhood && !city ? optional(ask(LoneNeighborhoodDocument, entityKey(neighborhood))) : null,
      subcategory && !category ? optional(ask(LoneSubcategoryDocument, entityKey(subcategory))) : null,
      optional(ask(FilterAttributesDocument, attributeVariables(location))),
    ])
  return { NeighborhoodOptions, SubcategoryOptions, LoneNeighborhood, LoneSubcategory, FilterAttributes }
}

/** Attributes of the category, or those always in sight, and those in the URL. */
function attributeVariables({ category, attributes }: ExploreLocation) {
  const slugs = attributeList(attributes).map((answer) => answer.split(':')[0] ?? '')
  const offered = category ? { categories: [category] } : { isAlwaysInSight: true }
  return { ...offered, slugs, hasChosen: slugs.length > 0 }
}

/** Alternatives for a search with few results. */
async function loadFollowUps(
  ask: Ask,
  location: ExploreLocation,
  { near }: SearchState,
  seed: string,
  { cities }: PublicLayoutQuery,
) {
  const cityName = cities.find(({ slug }) => slug === location.city)?.name ?? location.city
  const text = searchText(location, cityName)
  const [Suggestions, SearchAlternatives] = await Promise.all([
    text ? optional(ask(SuggestionsDocument, { text, seed })) : null,
    hasOthers(location, near)
      ? optional(ask(SearchAlternativesDocument, { filter: toFilter(location, near) }))
      : null,
  ])
  return { Suggestions, SearchAlternatives }
}
