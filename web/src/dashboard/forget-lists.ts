import type { ApolloCache } from '@apollo/client'

/** What counts or lists establishments elsewhere in the web app. */
const businessLists = [
  ...['dashboardStats', 'recentBusinesses', 'registrations', 'registrationsByDay'],
  ...['latestBusinesses', 'relatedBusinesses', 'searchBusinesses', 'favorites'],
]

/**
 * Evicts deleted establishments and the lists and counts that may include them, which are refetched when next shown.
 */
export function forgetBusinesses(cache: ApolloCache, ids: readonly string[]): void {
  for (const id of ids) cache.evict({ id: cache.identify({ __typename: 'Business', id }) })
  for (const fieldName of businessLists) cache.evict({ id: 'ROOT_QUERY', fieldName })
  cache.gc()
}

/** Queries whose results may include a city, neighborhood, category, subcategory or attribute. */
const placeLists = [
  ...['city', 'cityPage', 'cities', 'popularCities', 'neighborhoodPage', 'neighborhoods', 'dashboardStats'],
  ...['category', 'categoryPage', 'categories', 'subcategory', 'subcategoryPage', 'subcategories'],
  ...['attribute', 'attributePage', 'attributes'],
]

/** After a change: evicts these lists, so that they are refetched when next shown, on the site too. */
export function forgetPlaces(cache: ApolloCache): void {
  for (const fieldName of placeLists) cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false })
}
