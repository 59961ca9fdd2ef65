import { InMemoryCache } from '@apollo/client'

/**
 * The cache with every policy of the web app in one place. Entities are kept by type and id; an address belongs to its
 * establishment alone.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies: { Business: { fields: { address: { merge: true } } } } })
}
