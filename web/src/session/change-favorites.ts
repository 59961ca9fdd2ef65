import type { ApolloCache, ApolloClient } from '@apollo/client'
import { keepOut } from '../apollo/cache.ts'
import { isNotFound } from '../ask/errors.ts'
import { AddFavoriteDocument, RemoveFavoriteDocument } from '../gql/actions/graphql.ts'
import { FavoriteIdsDocument, type FavoriteIdsQuery } from '../gql/graphql.ts'
import { sessionMessages } from '../messages/site.ts'

type Favorite = FavoriteIdsQuery['favorites'][number]

/** What is on its way to the server, by the id that the page gives it until then. */
const sending = new Map<string, Promise<string | undefined>>()

/**
 * Makes an establishment a favorite; the page shows it before the server has answered.
 *
 * @param place in the list, from 0: where it stood when it is put back
 * @throws what the server refused, after the page shows the old state again
 */
export async function addFavorite(client: ApolloClient, businessId: string, place = 0): Promise<void> {
  const id = `waiting-${businessId}`
  const sent = client.mutate({
    mutation: AddFavoriteDocument,
    variables: { businessId },
    optimisticResponse: {
      addFavorite: {
        __typename: 'Favorite',
        id,
        business: { __typename: 'BusinessCard', id: businessId },
      } as Favorite,
    },
    update: (cache, { data }) => {
      if (!data) return
      changeList(cache, (favorites) =>
        favorites.filter(({ business }) => business.id !== businessId).toSpliced(place, 0, data.addFavorite),
      )
    },
  })
  sending.set(
    id,
    sent.then(
      ({ data }) => data?.addFavorite.id,
      () => undefined,
    ),
  )
  await sent.finally(() => sending.delete(id))
}

/**
 * Removes a favorite, once the server has it. One that somebody else has removed meanwhile is removed.
 *
 * @param shownId of the favorite on the page
 * @param isShownAtOnce whether the page shows it before the server has answered
 * @throws what the server refused, and when there is no id
 */
export async function removeFavorite(
  client: ApolloClient,
  shownId: string | undefined,
  isShownAtOnce = true,
): Promise<void> {
  if (!shownId) throw new Error(sessionMessages.favorite.noId)
  const favoriteId = sending.has(shownId) ? await sending.get(shownId) : shownId
  // The server refused it: there is nothing to remove.
  if (!favoriteId) return
  const drop = (cache: ApolloCache) =>
    changeList(cache, (favorites) => favorites.filter(({ id }) => id !== favoriteId))
  try {
    await client.mutate({
      mutation: RemoveFavoriteDocument,
      variables: { id: favoriteId },
      ...(isShownAtOnce && { optimisticResponse: { removeFavorite: favoriteId } }),
      update: drop,
    })
  } catch (error) {
    if (!isNotFound(error)) throw error
    drop(client.cache)
  }
  keepOut(client.cache, favoriteId)
}

function changeList(cache: ApolloCache, change: (favorites: Favorite[]) => Favorite[]): void {
  cache.updateQuery({ query: FavoriteIdsDocument }, (data) => ({
    favorites: change(data?.favorites ?? []),
  }))
}
