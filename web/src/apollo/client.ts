import { ApolloClient, ApolloLink, CombinedGraphQLErrors } from '@apollo/client'
import { tap } from 'rxjs'
import { isSessionRefused } from '../ask/errors.ts'
import { messages } from '../messages/site.ts'
import { dropToken, onSessionChange, readToken } from '../session/token.ts'
import type { PageQuery } from '../start/route-handle.ts'
import { createCache, followSession } from './cache.ts'
import { createUploadLink } from './upload-link.ts'

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

/**
 * Sends the session's token with every request. Any refused session ends here: the token goes and the console says so.
 * A refusal that comes after the next login is not of the new session.
 */
const sessionLink = new ApolloLink((operation, forward) => {
  const token = readToken()
  if (!token) return forward(operation)
  operation.setContext(({ headers }) => ({ headers: { ...headers, authorization: `Bearer ${token}` } }))
  const check = (error: unknown) => {
    if (token !== readToken() || !isSessionRefused(error)) return
    dropToken('expired')
    // biome-ignore lint/suspicious/noConsole: the specification asks for this warning
    console.warn(messages.session.expired)
  }
  return forward(operation).pipe(
    tap({
      next: (result) => result.errors && check(new CombinedGraphQLErrors(result)),
      error: check,
    }),
  )
})

/** The way of every operation of the browser to the server it came from. */
function createLink(): ApolloLink {
  return sessionLink.concat(createUploadLink('/graphql'))
}
