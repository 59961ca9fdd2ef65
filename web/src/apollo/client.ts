import { ApolloClient } from '@apollo/client'
import type { PageQuery } from '../route-handle.ts'
import { createCache } from './cache.ts'
import { followSession } from './kept-session.ts'
import { createLink } from './links.ts'
import { onSessionChange } from './session.ts'

/**
 * The browser's client. It lives as long as its page, and forgets what belongs to a session with the session.
 *
 * @param queries what the page asks for
 * @param data what the server has answered to each of them already: none of it is asked for again
 */
export function createBrowserClient(queries: PageQuery[] = [], data: unknown[] = []): ApolloClient {
  const cache = createCache()
  for (const [place, answer] of data.entries()) {
    const asked = queries[place]
    if (asked) cache.writeQuery({ ...asked, data: answer })
  }
  onSessionChange(() => followSession(cache))
  return new ApolloClient({ cache, link: createLink() })
}
