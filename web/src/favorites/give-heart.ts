import type { ApolloClient } from '@apollo/client'
import { failureText } from '../apollo/refusals.ts'
import { AddFavoriteDocument } from '../gql/actions/graphql.ts'
import { sessionMessages } from '../messages/site.ts'
import { showToast } from '../toasts/toasts.tsx'

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
