import type { ApolloClient } from '@apollo/client'
import { ask } from '../ask/ask.ts'
import { failureText } from '../ask/errors.ts'
import { sessionMessages } from '../messages/site.ts'
import { showToast } from '../ui/toasts/toast-store.ts'
import { AddFavoriteDocument } from './favorites.generated.ts'
import { MeDocument } from './me.generated.ts'
import type { User } from './me.ts'
import { keepToken } from './token.ts'

/**
 * Begins the session that the server has just answered with.
 *
 * @param remember whether it was asked for with "Lembrar-me"
 */
export async function beginSession(
  client: ApolloClient,
  { token, user }: { token: string; user: User },
  remember: boolean,
): Promise<void> {
  // Its parser is loaded when it is needed.
  const { toNode } = await import('../apollo/execute.ts')
  keepToken(token, remember)
  client.writeQuery({ query: toNode(MeDocument), data: { me: user } })
}

/**
 * Adds the favorite whose heart was pressed without a session. A failure does not stop the sign-in: the next page shows it.
 *
 * @param businessId nothing is done without one
 * @param showFavorites leads to the list of favorites
 */
export async function addPressedFavorite(
  businessId: string | undefined,
  showFavorites: () => void,
): Promise<void> {
  if (!businessId) return
  try {
    await ask(AddFavoriteDocument, { businessId })
    const { added, show } = sessionMessages.favorite
    showToast({ tone: 'success', text: added, action: { label: show, run: showFavorites } })
  } catch (error) {
    showToast({ tone: 'error', text: failureText(error, sessionMessages.favorite.addFailed) })
  }
}
