import { texts } from '../../../messages/texts.ts'
import { deleted, list, saved } from '../answers.ts'
import { AddFavoriteDocument, FavoritesDocument, RemoveFavoriteDocument } from '../documents/documents.ts'
import { required } from '../fields.ts'
import { route } from '../route.ts'
import { Favorite } from '../shapes/account.ts'
import { id } from './params.ts'

export const favoriteRoutes = [
  route({
    method: 'GET',
    path: '/favorites',
    summary: 'The favorites of who asks, newest first',
    may: 'signedIn',
    document: FavoritesDocument,
    answer: list(Favorite, (favorite) => favorite),
  }),
  route({
    method: 'POST',
    path: '/favorites',
    summary: 'Mark an establishment as favorite',
    description: 'One that is marked already answers the same favorite.',
    may: 'signedIn',
    document: AddFavoriteDocument,
    body: { businessId: required('Id of the establishment.', '12', { to: 'businessId' }) },
    answer: saved(Favorite, 201),
  }),
  route({
    method: 'DELETE',
    path: '/favorites/{favoriteId}',
    summary: 'Remove a favorite, by its own id',
    may: 'signedIn',
    document: RemoveFavoriteDocument,
    params: { favoriteId: id('Id of the favorite.', 'id') },
    answer: deleted(texts.favorites.deleted),
  }),
]
