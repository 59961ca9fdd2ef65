import { builder } from '../builder.ts'
import { parseId } from '../lists/keys.ts'

/** The arguments that name one favorite; `favoriteKey` checks that exactly one is given. */
export const favoriteArgs = builder.args((t) => ({
  id: t.id({ description: 'The id of the favorite.' }),
  businessId: t.id({ description: 'The id of the establishment.' }),
}))

/** How an operation names one favorite. */
interface FavoriteKey {
  id?: string | null | undefined
  businessId?: string | null | undefined
}

/**
 * The condition that finds a favorite among those of one account.
 *
 * @returns null when nothing can match
 */
export function whereFavorite(userId: number, key: FavoriteKey) {
  const number = parseId(key.id ?? key.businessId ?? '')
  if (number === null) return null
  return { userId, ...(key.id == null ? { businessId: number } : { id: number }) }
}
