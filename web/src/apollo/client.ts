import { ApolloClient, ApolloLink, type NormalizedCacheObject } from '@apollo/client'
import { createCache } from './cache.ts'
import { followSession } from './kept-session.ts'
import { createLink } from './links.ts'
import { onSessionChange } from './session.ts'

/**
 * The browser's client. It lives as long as its page, and forgets what belongs to a session with the session.
 *
 * @param state what the server's render left in the cache
 */
export function createBrowserClient(state: NormalizedCacheObject): ApolloClient {
  const cache = createCache().restore(state)
  onSessionChange(() => followSession(cache))
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
