import { ApolloLink } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { messages } from '../messages/common.ts'
import { isSessionRefused } from './refusals.ts'
import { dropToken, readToken } from './session.ts'
import { createUploadLink } from './upload-link.ts'

/** Sends the session's token with every request. */
const authLink = new SetContextLink(({ headers }) => {
  const token = readToken()
  return token ? { sentToken: token, headers: { ...headers, authorization: `Bearer ${token}` } } : {}
})

/**
 * Any refused session ends here: the token goes and the console says so. A refusal that comes
 * after the next login is not of the new session.
 */
const sessionLink = new ErrorLink(({ error, operation }) => {
  const { sentToken } = operation.getContext()
  if (!sentToken || sentToken !== readToken() || !isSessionRefused(error)) return
  dropToken('expired')
  // biome-ignore lint/suspicious/noConsole: the specification asks for this warning
  console.warn(messages.session.expired)
})

/** The way of every operation of the browser to the server it came from. */
export function createLink(): ApolloLink {
  return ApolloLink.from([sessionLink, authLink, createUploadLink('/graphql')])
}
