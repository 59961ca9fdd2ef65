import { texts } from '../../../messages/texts.ts'
import { required, text } from '../fields.ts'
import {
  AddFavoriteDocument,
  type FavoriteFragment,
  FavoritesDocument,
  RemoveFavoriteDocument,
} from '../gql/documents.ts'
import { dateTime, id, objectSchema, schemaRef } from '../json-schema.ts'
import { deleted, type Entity, list, route, saved } from '../route.ts'
import { Business } from './business.ts'

const Favorite: Entity<FavoriteFragment> = {
  name: 'Favorite',
  schema: objectSchema('An establishment that an account has marked.', {
    _id: id,
    business: schemaRef(Business.name),
    createdAt: dateTime('When it was marked.'),
  }),
  serialize: ({ business, ...favorite }) => ({
    ...favorite,
    business: Business.serialize(business.business),
  }),
}

export const favoriteRoutes = [
  route({
    method: 'GET',
    path: '/favorites',
    operationId: 'listFavorites',
    summary: 'The favorites of the caller, newest first',
    description: 'Includes the establishments.',
    scope: 'signedIn',
    document: FavoritesDocument,
    success: list(Favorite, (favorite) => favorite),
  }),
  route({
    method: 'POST',
    path: '/favorites',
    operationId: 'addFavorite',
    summary: 'Mark an establishment as favorite',
    description: 'If already marked, returns the existing favorite.',
    scope: 'signedIn',
    document: AddFavoriteDocument,
    body: {
      businessId: required('Id of the establishment.', '1', {
        variable: 'businessId',
        missing: texts.favorites.businessMissing,
      }),
    },
    success: saved(Favorite, 201),
  }),
  route({
    method: 'DELETE',
    path: '/favorites/{favoriteId}',
    operationId: 'removeFavorite',
    summary: 'Remove a favorite, by its own id',
    description: 'Other accounts’ favorites count as absent.',
    scope: 'signedIn',
    document: RemoveFavoriteDocument,
    params: { favoriteId: text('Id of the favorite.', '1', { variable: 'id' }) },
    success: deleted(texts.favorites.deleted),
  }),
]
