import { type ApolloCache, InMemoryCache } from '@apollo/client'
import { publicFields } from '../../../schema/public-fields.ts'

/**
 * The cache with every policy of the web app in one place. Entities are kept by type and id; an address belongs to its
 * establishment alone, and the lists of favorites and of photos are always the newest ones.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Business: { fields: { address: { merge: true }, photos: { merge: false } } },
      Query: { fields: { favorites: { merge: false } } },
    },
  })
}

/**
 * Forgets what only the last session might know, so that the next one never sees it.
 *
 * @param tell whether to ask anew for what is still shown; somebody who left has nothing to ask for
 */
export function forgetSession(cache: ApolloCache, tell: boolean): void {
  const root = (cache.extract() as { ROOT_QUERY?: object }).ROOT_QUERY ?? {}
  const fields = new Set(Object.keys(root).map((field) => /^\w+/.exec(field)?.[0] ?? ''))
  for (const fieldName of fields) {
    if (fieldName.startsWith('__') || publicFields.has(fieldName)) continue
    cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: tell })
  }
  cache.gc()
}
