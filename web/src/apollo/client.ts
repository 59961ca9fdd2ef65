import { ApolloClient, ApolloLink, CombinedGraphQLErrors } from '@apollo/client'
import { tap } from 'rxjs'
import { isSessionRefused } from '../ask/errors.ts'
import { messages } from '../messages/site.ts'
import { dropToken, onSessionChange, readToken } from '../session/token.ts'
import { createCache, followSession } from './cache.ts'
import { createUploadLink } from './upload-link.ts'

export { execute } from './execute.ts'

let current: ApolloClient | null = null

/** The browser's client, one per document; evicts a session's data when the session changes. */
export function browserClient(): ApolloClient {
  current ??= createBrowserClient()
  return current
}

/** Drops the browser's client, as a new document does. */
export function resetBrowserClient(): void {
  current = null
}

function createBrowserClient(): ApolloClient {
  const cache = createCache()
  onSessionChange(() => followSession(cache))
  return new ApolloClient({ cache, link: sessionLink.concat(createUploadLink('/graphql')) })
}

/**
 * Sends the session's token with every request. A refused session is dropped and reported in the console,
 * unless a newer one has begun since.
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
