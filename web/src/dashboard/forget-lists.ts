import type { ApolloCache } from '@apollo/client'

/** What counts or lists establishments elsewhere in the web app. */
const businessLists = [
  ...['dashboardStats', 'recentBusinesses', 'registrations', 'registrationsByDay'],
  ...['latestBusinesses', 'relatedBusinesses', 'searchBusinesses', 'favorites'],
]

/**
 * Forgets establishments that are gone, and everything that may still show or count them: it is asked for anew where it
 * is shown again.
 */
export function forgetBusinesses(cache: ApolloCache, ids: readonly string[]): void {
  for (const id of ids) cache.evict({ id: cache.identify({ __typename: 'Business', id }) })
  for (const fieldName of businessLists) cache.evict({ id: 'ROOT_QUERY', fieldName })
  cache.gc()
}

/** Every list and figure of the API that may tell of a city, neighborhood, category or subcategory. */
const placeLists = [
  ...['city', 'cityPage', 'cities', 'popularCities', 'neighborhoodPage', 'neighborhoods', 'dashboardStats'],
  ...['category', 'categoryPage', 'categories', 'subcategory', 'subcategoryPage', 'subcategories'],
]

/** After a change: lists that were loaded before are loaded anew when they are shown next, on the site too. */
export function forgetPlaces(cache: ApolloCache): void {
  for (const fieldName of placeLists) cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false })
}
