import type { ApolloCache } from '@apollo/client'
import { forgetBusinesses, forgetPlaces } from '../forget-lists.ts'

/** Forgets what an import may have changed: any establishment, and places when it has made some. */
export function forgetImported(cache: ApolloCache, withPlaces: boolean): void {
  const lists = ['business', 'businessPage', 'businessesOfOwner', 'photoImports']
  for (const fieldName of lists) cache.evict({ id: 'ROOT_QUERY', fieldName })
  if (withPlaces) forgetPlaces(cache)
  forgetBusinesses(cache, [])
}
