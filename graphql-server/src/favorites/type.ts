import { builder } from '../builder.ts'
import type { Card } from '../search/cards.ts'
import { BusinessCard } from '../search/type.ts'

/** A favorite together with what is shown of it. */
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
