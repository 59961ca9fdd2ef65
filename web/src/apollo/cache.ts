import { type ApolloCache, InMemoryCache } from '@apollo/client'
import { publicFields } from '../../../schema/public-fields.ts'
import { lastSessionEnd, readToken } from '../session/token.ts'

/**
 * Cache with all policies of the web app. Entities are normalized by type and id; an establishment's address
 * is merged, and lists of favorites, photos and areas are replaced.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Business: { fields: { address: { merge: true }, areas: { merge: false }, photos: { merge: false } } },
      // Non-public neighborhoods have no id (hidden-address).
      Neighborhood: { keyFields: ({ id }) => (id ? ['id'] : false) },
      // References to any type, whose ids are unique per type only.
      AuditReference: { keyFields: ['entity', 'id'] },
      Query: { fields: { favorites: { merge: false } } },
    },
  })
}

/**
 * Evicts data that only the previous session may see.
 *
 * @param broadcast whether active queries refetch; not after a sign-out
 */
export function forgetSession(cache: ApolloCache, broadcast: boolean): void {
  const kept = cache.extract() as Record<string, { state?: unknown; addressHidden?: unknown }>
  const fields = new Set(Object.keys(kept.ROOT_QUERY ?? {}).map((field) => /^\w+/.exec(field)?.[0] ?? ''))
  for (const fieldName of fields) {
    if (fieldName.startsWith('__') || publicFields.has(fieldName)) continue
    cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast })
  }
  // Public fields return drafts and hidden addresses to their owner and administrators (state).
  for (const [id, { state, addressHidden }] of Object.entries(kept))
    if (state === 'DRAFT' || addressHidden === true) cache.evict({ id, broadcast })
  cache.gc()
}

/** Number of mounted pages that survive the end of their session. */
let keepers = 0

/**
 * Keeps the cache when a session expires, for a page that shows the sign-in as a dialog: a refetch would
 * discard unsaved input. Signing out clears the cache as usual.
 *
 * @returns a function that ends this
 */
export function keepThroughExpiry(): () => void {
  keepers += 1
  return () => {
    keepers -= 1
  }
}

/** Evicts the previous session's data when a session begins or ends. */
export function followSession(cache: ApolloCache): void {
  const hasToken = readToken() !== null
  // The viewer must be queried again in any case.
  if (keepers > 0 && lastSessionEnd() !== 'left')
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'me', broadcast: hasToken })
  else forgetSession(cache, hasToken)
}
