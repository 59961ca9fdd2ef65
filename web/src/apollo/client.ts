import { ApolloClient, ApolloLink, type NormalizedCacheObject } from '@apollo/client'
import { createCache, forgetSession } from './cache.ts'
import { createLink } from './links.ts'
import { onSessionChange, readToken } from './session.ts'

/**
 * The browser's client. It lives as long as its page, and forgets what belongs to a session with the session.
 *
 * @param state what the server's render left in the cache
 */
export function createBrowserClient(state: NormalizedCacheObject): ApolloClient {
  const cache = createCache().restore(state)
  onSessionChange(() => forgetSession(cache, readToken() !== null))
  return new ApolloClient({ cache, link: createLink(), dataMasking: true })
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
