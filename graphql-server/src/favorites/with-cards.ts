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
 * Puts cards to favorites, those of a whole list at once.
 *
 * @param search where cards come from
 * @param rows in any order, which stays
 * @returns without those whose establishment has been deleted since they were read
 */
export async function withCards(search: SearchEngine, rows: FavoriteRow[]): Promise<FavoriteWithCard[]> {
  const cards = await search.cards(rows.map(({ businessId }) => businessId))
  const byId = new Map(cards.map((card) => [card.id, card]))
  return rows.flatMap(({ id, businessId, createdAt }) => {
    const card = byId.get(businessId)
    return card ? [{ id, createdAt, card }] : []
  })
}
