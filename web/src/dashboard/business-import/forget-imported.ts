import type { ApolloCache } from '@apollo/client'
import { forgetBusinesses } from '../businesses/forget-businesses.ts'

const businesses = ['business', 'businessPage', 'businessesOfOwner']
const places = [
  ...['cities', 'city', 'cityPage', 'popularCities', 'neighborhoods', 'neighborhoodPage'],
  ...['categories', 'category', 'categoryPage', 'subcategories', 'subcategory', 'subcategoryPage'],
]

/** Forgets what an import may have changed: any establishment, and places when it has made some. */
export function forgetImported(cache: ApolloCache, withPlaces: boolean): void {
  const fields = withPlaces ? [...businesses, ...places] : businesses
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName })
  forgetBusinesses(cache, [])
}
