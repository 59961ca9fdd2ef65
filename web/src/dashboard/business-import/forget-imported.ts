import type { ApolloCache } from '@apollo/client'
import { forgetBusinesses, forgetPlaces } from '../forget-lists.ts'

/** Evicts from the cache what an import may have changed: establishments, and new places. */
export function forgetImported(cache: ApolloCache, withPlaces: boolean): void {
  const lists = ['business', 'businessPage', 'businessesOfOwner', 'photoImports']
  for (const fieldName of lists) cache.evict({ id: 'ROOT_QUERY', fieldName })
  if (withPlaces) forgetPlaces(cache)
  forgetBusinesses(cache, [])
}
