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
 * Starts the session that the server returned.
 *
 * @param remember whether "Lembrar-me" was checked
 */
export async function beginSession(
  client: ApolloClient,
  { token, user }: { token: string; user: User },
  remember: boolean,
): Promise<void> {
  // Lazy-loads the GraphQL parser.
  const { toNode } = await import('../apollo/execute.ts')
  keepToken(token, remember)
  client.writeQuery({ query: toNode(MeDocument), data: { me: user } })
}

/**
 * Adds the favorite whose heart was pressed before signing in. A failure is shown on the next page and does
 * not stop the sign-in.
 *
 * @param businessId does nothing if undefined
 * @param showFavorites navigates to the favorites
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
