/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An answer to an attribute that visitors can filter by. */
export type AttributeFilter = {
  /** Slug or id of the attribute. */
  slug: string;
  /** "yes" or "no", the slug of an option, or "yes" for any link; default: "yes". */
  value?: string | null | undefined;
};

/** Filter of a search. Places and categories are slugs or ids; an unknown one matches nothing, absent or empty fields exclude nothing. */
export type BusinessFilter = {
  /** Only establishments with all of these answers, at most 10; unanswered attributes never match, and two answers to one attribute match nothing. */
  attributes?: Array<AttributeFilter> | null | undefined;
  /** Slug or id of a category. */
  category?: string | null | undefined;
  /** Slug or id of a city: matches establishments that are in it or serve it. */
  city?: string | null | undefined;
  /** With `openNow`: also establishments without hours for that day. Ignored without it. */
  includeUnknownHours?: boolean | null | undefined;
  /** Words that the name must contain, all of them, also inside a word; case and accents are ignored. */
  name?: string | null | undefined;
  /** Only establishments within a distance; those without coordinates never match. */
  near?: NearFilter | null | undefined;
  /** Slug or id of a neighborhood; without a city, a slug refers to the neighborhoods with that slug in all cities. */
  neighborhood?: string | null | undefined;
  /** Only establishments located in the city and neighborhood, without those that serve them from elsewhere. Ignored without a place. */
  onlyThere?: boolean | null | undefined;
  /** Only establishments open at the minute of the search; those without hours match with `includeUnknownHours` only. Never affects the order, and alternatives are counted without it. */
  openNow?: boolean | null | undefined;
  /**
   * Only establishments with step-free access; unknown never matches.
   * @deprecated Use `attributes`, slug `entrada-sem-degraus`.
   */
  stepFree?: boolean | null | undefined;
  /** Slug or id of a subcategory. */
  subcategory?: string | null | undefined;
  /** Only establishments in a map area; those without coordinates never match. */
  within?: WithinFilter | null | undefined;
};

/** A circle on the map. It filters but never sorts. The position is rounded to some 500 m and never stored. */
export type NearFilter = {
  /** Radius in kilometres: 1, 3, 5 or 10. */
  km: number;
  /** Latitude in degrees, -90 to 90. */
  latitude: number;
  /** Longitude in degrees, -180 to 180. */
  longitude: number;
};

/** A map area between two parallels and two meridians. It filters but never sorts. */
export type WithinFilter = {
  /** Eastern longitude in degrees, at least `west`. */
  east: number;
  /** Northern latitude in degrees, at least `south`. */
  north: number;
  /** Southern latitude in degrees, -90 to 90. */
  south: number;
  /** Western longitude in degrees, -180 to 180. */
  west: number;
};

export type BusinessPointsQueryVariables = Exact<{
  filter: BusinessFilter;
  seed: string;
  moment?: string | null | undefined;
}>;


export type BusinessPointsQuery = { businessPoints: { total: number, unplaced: number, items: Array<{ id: string, slug: string, name: string, latitude: number, longitude: number }> } };


export const BusinessPointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moment"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessPoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"seed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seed"}}},{"kind":"Argument","name":{"kind":"Name","value":"moment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moment"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"unplaced"}}]}}]}}]} as unknown as DocumentNode<BusinessPointsQuery, BusinessPointsQueryVariables>;