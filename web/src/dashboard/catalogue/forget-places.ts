import type { ApolloCache } from '@apollo/client'

/** Every list and figure of the API that may tell of a city, neighborhood, category or subcategory. */
const tellers = [
  ...['cityPage', 'cities', 'popularCities', 'neighborhoodPage', 'neighborhoods'],
  ...['categoryPage', 'categories', 'subcategoryPage', 'subcategories', 'dashboardStats'],
]

/** After a change: lists that were loaded before are loaded anew when they are shown next, on the site too. */
export function forgetPlaces(cache: ApolloCache): void {
  for (const fieldName of tellers) cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false })
}
