import {
  NeighborhoodOptionsDocument,
  PublicLayoutDocument,
  SubcategoryOptionsDocument,
} from '../gql/graphql.ts'
import { SearchBusinessesDocument } from '../gql/pages/graphql.ts'
import { type ExploreFilter, filterNames, paths, readExplore } from '../paths.ts'
import { pageQuery, type RouteHandle } from '../route-handle.ts'
import { lastPage } from './last-page.ts'
import { searchVariables } from './search-variables.ts'

/** What the server does for a search before it renders. The order is one visitor's, so the page is private. */
export const handle: RouteHandle = {
  cache: 'private',
  queries: ({ search, seed }) => {
    const location = readExplore(search)
    const { city, category } = location
    return [
      pageQuery(SearchBusinessesDocument, searchVariables(location, seed)),
      ...(city ? [pageQuery(NeighborhoodOptionsDocument, { city })] : []),
      ...(category ? [pageQuery(SubcategoryOptionsDocument, { category })] : []),
    ]
  },
  redirect: (input, client) => redirectStrayed(input, client) ?? redirectPastEnd(input, client),
}

type Redirect = NonNullable<RouteHandle['redirect']>

/**
 * Every search has one address: filters by id become slugs. And without a script nothing clears the neighborhood when
 * another city is chosen, nor the subcategory with the category: what does not belong together is cleared here.
 */
const redirectStrayed: Redirect = ({ search }, client) => {
  const location = readExplore(search)
  const { city, category } = location
  const lists = client.readQuery({ query: PublicLayoutDocument })
  const inCity = client.readQuery({ query: NeighborhoodOptionsDocument, variables: { city } })
  const inCategory = client.readQuery({ query: SubcategoryOptionsDocument, variables: { category } })
  const settled: ExploreFilter = {
    name: location.name,
    city: slugOf(city, lists?.cities) ?? city,
    neighborhood: slugOf(location.neighborhood, inCity?.neighborhoods) ?? '',
    category: slugOf(category, lists?.categories) ?? category,
    subcategory: slugOf(location.subcategory, inCategory?.subcategories) ?? '',
  }
  const isSettled = filterNames.every((name) => settled[name] === location[name])
  return isSettled ? null : paths.explore({ ...location, ...settled, page: 1 })
}

/** @returns the slug of the option that an address means, by slug or by id (filters) */
function slugOf(
  value: string,
  options: readonly { id: string; slug: string }[] | undefined,
): string | undefined {
  return options?.find(({ id, slug }) => slug === value || id === value)?.slug
}

/** A page past the end is the last one (page-bounds). */
const redirectPastEnd: Redirect = ({ search, seed }, client) => {
  const location = readExplore(search)
  const variables = searchVariables(location, seed)
  const pagination = client.readQuery({ query: SearchBusinessesDocument, variables })?.searchBusinesses
    .pagination
  if (!pagination || location.page <= lastPage(pagination)) return null
  return paths.explore({ ...location, page: lastPage(pagination) })
}
