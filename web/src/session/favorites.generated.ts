/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../ask/schema-types.generated.ts';

import { useLoaded } from '../ask/use-loaded.ts'
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type FavoriteIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type FavoriteIdsQuery = { favorites: Array<{ id: string, business: { id: string } }> };

export type AddFavoriteMutationVariables = Exact<{
  businessId: string | number;
}>;


export type AddFavoriteMutation = { addFavorite: { id: string, business: { id: string } } };

export type RemoveFavoriteMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveFavoriteMutation = { removeFavorite: string | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const FavoriteIdsDocument = new TypedDocumentString(`
    query FavoriteIds {
  favorites {
    id
    business {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<FavoriteIdsQuery, FavoriteIdsQueryVariables>;
export const AddFavoriteDocument = new TypedDocumentString(`
    mutation AddFavorite($businessId: ID!) {
  addFavorite(businessId: $businessId) {
    id
    business {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AddFavoriteMutation, AddFavoriteMutationVariables>;
export const RemoveFavoriteDocument = new TypedDocumentString(`
    mutation RemoveFavorite($id: ID!) {
  removeFavorite(id: $id)
}
    `) as unknown as TypedDocumentString<RemoveFavoriteMutation, RemoveFavoriteMutationVariables>;

export const useFavoriteIds = () => useLoaded<FavoriteIdsQuery>('FavoriteIds')