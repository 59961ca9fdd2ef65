import type { ApolloClient } from '@apollo/client'
import { keepToken } from '../apollo/session.ts'
import { MeDocument } from '../gql/graphql.ts'
import type { User } from './use-viewer.ts'

/**
 * Begins the session that the server has just answered with; whose it is is known at once.
 *
 * @param remember whether it was asked for with "Lembrar-me"
 */
export function beginSession(
  client: ApolloClient,
  { token, user }: { token: string; user: User },
  remember: boolean,
): void {
  keepToken(token, remember)
  client.writeQuery({ query: MeDocument, data: { me: user } })
}
