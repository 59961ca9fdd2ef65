import { ApolloClient, ApolloLink, CombinedGraphQLErrors } from '@apollo/client'
import { tap } from 'rxjs'
import { isSessionRefused } from '../ask/errors.ts'
import { messages } from '../messages/site.ts'
import { dropToken, onSessionChange, readToken } from '../session/token.ts'
import { createCache, followSession } from './cache.ts'
import { createUploadLink } from './upload-link.ts'

export { execute } from './execute.ts'

let current: ApolloClient | null = null

/** The browser's client. It lives as long as its page, and forgets what belongs to a session with the session. */
export function browserClient(): ApolloClient {
  current ??= createBrowserClient()
  return current
}

/** Forgets the browser's client, as a new document does. */
export function resetBrowserClient(): void {
  current = null
}

function createBrowserClient(): ApolloClient {
  const cache = createCache()
  onSessionChange(() => followSession(cache))
  return new ApolloClient({ cache, link: sessionLink.concat(createUploadLink('/graphql')) })
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
