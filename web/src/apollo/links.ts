import { ApolloLink, CombinedGraphQLErrors, HttpLink, ServerError } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { messages } from '../messages.ts'
import { dropToken, readToken } from './session.ts'

/** Sends the session's token with every request. */
const authLink = new SetContextLink(({ headers }) => {
  const token = readToken()
  return token ? { headers: { ...headers, authorization: `Bearer ${token}` } } : {}
})

/** Any refused session ends here: the token goes and the console says so (specification point 8). */
const sessionLink = new ErrorLink(({ error }) => {
  if (!isSessionRefused(error)) return
  dropToken()
  // biome-ignore lint/suspicious/noConsole: the specification asks for this warning (point 8)
  console.warn(messages.session.expired)
})

/** A wrong password is a 401 with a code of its own and ends no session (decision 8). */
function isSessionRefused(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) {
    return error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
  }
  return ServerError.is(error) && error.statusCode === 401
}

/** The way of every operation of the browser to the server it came from. */
export function createLink(): ApolloLink {
  return ApolloLink.from([sessionLink, authLink, new HttpLink({ uri: '/graphql' })])
}
