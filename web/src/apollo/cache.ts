import { type ApolloCache, InMemoryCache } from '@apollo/client'
import { publicFields } from '../../../schema/public-fields.ts'
import { lastSessionEnd, readToken } from '../session/token.ts'

/**
 * The cache with every policy of the web app in one place. Entities are kept by type and id; an address belongs to its
 * establishment alone, and the lists of favorites, of photos and of areas are always the newest ones.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Business: { fields: { address: { merge: true }, areas: { merge: false }, photos: { merge: false } } },
      // Those that are not public have no id (hidden-address).
      Neighborhood: { keyFields: ({ id }) => (id ? ['id'] : false) },
      // The names of things of all kinds, whose ids are counted for each kind.
      AuditReference: { keyFields: ['entity', 'id'] },
      Query: { fields: { favorites: { merge: false } } },
    },
  })
}

/**
 * Forgets what only the last session might know, so that the next one never sees it.
 *
 * @param broadcast whether to refetch what is still shown; not after a sign-out
 */
export function forgetSession(cache: ApolloCache, broadcast: boolean): void {
  const kept = cache.extract() as Record<string, { state?: unknown; addressHidden?: unknown }>
  const fields = new Set(Object.keys(kept.ROOT_QUERY ?? {}).map((field) => /^\w+/.exec(field)?.[0] ?? ''))
  for (const fieldName of fields) {
    if (fieldName.startsWith('__') || publicFields.has(fieldName)) continue
    cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast })
  }
  // A field that everybody may ask for answers drafts and hidden addresses to their owner and administrators (state).
  for (const [id, { state, addressHidden }] of Object.entries(kept))
    if (state === 'DRAFT' || addressHidden === true) cache.evict({ id, broadcast })
  cache.gc()
}

/** Pages on the screen that outlive their session. */
let keepers = 0

/**
 * Keeps the cache when a session expires, for a page that shows the sign-in as a dialog: a refetch would discard unsaved
 * input. Signing out clears the cache as usual.
 *
 * @returns ends that
 */
export function keepThroughExpiry(): () => void {
  keepers += 1
  return () => {
    keepers -= 1
  }
}

/** Forgets, when a session begins or ends, what only the one before might know. */
export function followSession(cache: ApolloCache): void {
  const hasToken = readToken() !== null
  // Whose session it is has to be asked in any case.
  if (keepers > 0 && lastSessionEnd() !== 'left')
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'me', broadcast: hasToken })
  else forgetSession(cache, hasToken)
}
