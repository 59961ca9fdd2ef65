/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What to look for. Places and categories are named by slug or by id; an unknown one matches nothing, an absent or empty one excludes nothing. */
export type BusinessFilter = {
  /** Slug or id of a category. */
  category?: string | null | undefined;
  /** Slug or id of a city. */
  city?: string | null | undefined;
  /** With `openNow`: also establishments that tell no hours of that day. Ignored without it. */
  includeUnknownHours?: boolean | null | undefined;
  /** Words that the name must contain, all of them, inside a word too, without regard to case or accents. */
  name?: string | null | undefined;
  /** Only establishments within a distance; those without coordinates never match. */
  near?: NearFilter | null | undefined;
  /** Slug or id of a neighborhood; without a city, a slug means the neighborhoods of that slug in all cities. */
  neighborhood?: string | null | undefined;
  /** Only establishments that are open at the minute of the search; those without hours match with `includeUnknownHours` only. It never orders, and the counts of alternatives leave it aside. */
  openNow?: boolean | null | undefined;
  /** Only establishments that can be entered without a step; those of which nobody has told never match. */
  stepFree?: boolean | null | undefined;
  /** Slug or id of a subcategory. */
  subcategory?: string | null | undefined;
  /** Only establishments on a part of the map; those without coordinates never match. */
  within?: WithinFilter | null | undefined;
};

/** A circle on the map. It filters and never orders. The position is rounded to some 500 m and stored nowhere. */
export type NearFilter = {
  /** Kilometres around the position: 1, 3, 5 or 10. */
  km: number;
  /** Degrees, -90 to 90. */
  latitude: number;
  /** Degrees, -180 to 180. */
  longitude: number;
};

/** A part of the map between two parallels and two meridians. It filters and never orders. */
export type WithinFilter = {
  /** Degrees, not west of `west`. */
  east: number;
  /** Degrees, not south of `south`. */
  north: number;
  /** Degrees, -90 to 90. */
  south: number;
  /** Degrees, -180 to 180. */
  west: number;
};

export type AddFavoriteMutationVariables = Exact<{
  businessId: string | number;
}>;


export type AddFavoriteMutation = { addFavorite: { id: string, business: { id: string } } };

export type RemoveFavoriteMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveFavoriteMutation = { removeFavorite: string | null };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: boolean };

export type ReportEmptySearchMutationVariables = Exact<{
  filter: BusinessFilter;
}>;


export type ReportEmptySearchMutation = { reportEmptySearch: boolean };


export const AddFavoriteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddFavorite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addFavorite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"businessId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"business"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AddFavoriteMutation, AddFavoriteMutationVariables>;
export const RemoveFavoriteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFavorite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFavorite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveFavoriteMutation, RemoveFavoriteMutationVariables>;
export const LogOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logOut"}}]}}]} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;
export const ReportEmptySearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportEmptySearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportEmptySearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}]}]}}]} as unknown as DocumentNode<ReportEmptySearchMutation, ReportEmptySearchMutationVariables>;