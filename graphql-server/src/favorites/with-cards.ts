import type { SearchEngine } from '../search/engine.ts'
import type { FavoriteWithCard } from './type.ts'

/** What a favorite's row says. */
interface FavoriteRow {
  id: number
  businessId: number
  createdAt: Date
}

/** The columns of a favorite's row. */
export const favoriteColumns = { id: true, businessId: true, createdAt: true } as const

/**
 * Adds to favorites the cards of their establishments, all at once.
 *
 * @param isFull whether to read full establishments instead of cards
 * @returns in the order of the rows, without those whose establishment has been deleted since
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
    return card ? [{ id, createdAt, card }] : []
  })
}
