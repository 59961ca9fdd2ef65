import type { ApolloClient } from '@apollo/client'
import { failureText } from '../ask/errors.ts'
import { AddFavoriteDocument } from '../gql/actions/graphql.ts'
import { MeDocument } from '../gql/graphql.ts'
import { sessionMessages } from '../messages/site.ts'
import { showToast } from '../ui/toasts/toasts.tsx'
import { keepToken } from './token.ts'
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

/**
 * Makes the establishment a favorite whose heart was pressed without a session. A failure is told where the way leads: it
 * must not stand in the way of signing in.
 *
 * @param businessId nothing is done without one
 */
export async function giveHeart(client: ApolloClient, businessId: string | undefined): Promise<void> {
  if (!businessId) return
  try {
    // The list that the page knows is nobody's: the next page asks for it.
    await client.mutate({ mutation: AddFavoriteDocument, variables: { businessId } })
  } catch (error) {
    showToast({ tone: 'error', text: failureText(error, sessionMessages.favorite.addFailed) })
  }
}
