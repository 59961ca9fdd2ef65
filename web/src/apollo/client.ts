import { ApolloClient, ApolloLink, type NormalizedCacheObject } from '@apollo/client'
import { createCache } from './cache.ts'
import { createLink } from './links.ts'

/**
 * The browser's client.
 *
 * @param state what the server's render left in the cache
 */
export function createBrowserClient(state: NormalizedCacheObject): ApolloClient {
  return new ApolloClient({ cache: createCache().restore(state), link: createLink(), dataMasking: true })
}

/** The client of one render on the server: its cache is filled beforehand, and nothing is ever requested. */
export function createServerClient(): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.empty(),
    dataMasking: true,
    ssrMode: true,
  })
}
