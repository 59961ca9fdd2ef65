import { builder } from '../builder.ts'
import { BusinessCard, type Card } from '../business-rows/cards.ts'
import { parseId } from '../lists/keys.ts'
import type { SearchEngine } from '../search/engine.ts'

/** A favorite with the card of its establishment. */
export interface FavoriteWithCard {
  id: number
  createdAt: Date
  card: Card
}

export const Favorite = builder.objectRef<FavoriteWithCard>('Favorite').implement({
  description: 'An establishment that an account has marked. Only the account itself reaches it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id, by which it is removed.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was marked.' }),
    business: t.expose('card', { type: BusinessCard, description: 'The establishment.' }),
  }),
})

interface FavoriteRow {
  id: number
  businessId: number
  createdAt: Date
}

export const favoriteColumns = { id: true, businessId: true, createdAt: true } as const

/**
 * Adds to favorites the cards of their establishments, all at once.
 *
 * @param isFull whether to read full establishments instead of cards
 * @returns in the order of the rows, without those whose establishment has been deleted since or is a draft by now
 */
export async function withCards(
  search: SearchEngine,
  rows: FavoriteRow[],
  isFull = false,
): Promise<FavoriteWithCard[]> {
  const ids = rows.map(({ businessId }) => businessId)
  const cards = await (isFull ? search.fullBusinesses(ids) : search.cards(ids))
  const byId = new Map(cards.map((card) => [card.id, card]))
  return rows.flatMap(({ id, businessId, createdAt }) => {
    const card = byId.get(businessId)
    return card && card.state !== 'DRAFT' ? [{ id, createdAt, card }] : []
  })
}

/** The arguments that name one favorite; the rule of the input checks that exactly one is given. */
export const favoriteArgs = builder.args((t) => ({
  id: t.id({ description: 'The id of the favorite.' }),
  businessId: t.id({ description: 'The id of the establishment.' }),
}))

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
