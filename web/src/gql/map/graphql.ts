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
  /** "yes" or "no", the slug of an option, or "yes" for those that have a link; absent is "yes". */
  value?: string | null | undefined;
};

/** What to look for. Places and categories are named by slug or by id; an unknown one matches nothing, an absent or empty one excludes nothing. */
export type BusinessFilter = {
  /** Only establishments that give all of these answers, at most 10; what is not answered never matches, and two answers to one attribute match nothing. */
  attributes?: Array<AttributeFilter> | null | undefined;
  /** Slug or id of a category. */
  category?: string | null | undefined;
  /** Slug or id of a city: those that are in it or serve it match. */
  city?: string | null | undefined;
  /** With `openNow`: also establishments that tell no hours of that day. Ignored without it. */
  includeUnknownHours?: boolean | null | undefined;
  /** Words that the name must contain, all of them, inside a word too, without regard to case or accents. */
  name?: string | null | undefined;
  /** Only establishments within a distance; those without coordinates never match. */
  near?: NearFilter | null | undefined;
  /** Slug or id of a neighborhood; without a city, a slug means the neighborhoods of that slug in all cities. */
  neighborhood?: string | null | undefined;
  /** Only establishments that are in the city and neighborhood, without those that serve them from elsewhere. Ignored without a place. */
  onlyThere?: boolean | null | undefined;
  /** Only establishments that are open at the minute of the search; those without hours match with `includeUnknownHours` only. It never orders, and the counts of alternatives leave it aside. */
  openNow?: boolean | null | undefined;
  /**
   * Only establishments that can be entered without a step; those for which it is not known never match.
   * @deprecated Use `attributes`, slug `entrada-sem-degraus`.
   */
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

export type BusinessPointsQueryVariables = Exact<{
  filter: BusinessFilter;
  seed: string;
  moment?: string | null | undefined;
}>;


export type BusinessPointsQuery = { businessPoints: { total: number, unplaced: number, items: Array<{ id: string, slug: string, name: string, latitude: number, longitude: number }> } };


export const BusinessPointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moment"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessPoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"seed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seed"}}},{"kind":"Argument","name":{"kind":"Name","value":"moment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moment"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"unplaced"}}]}}]}}]} as unknown as DocumentNode<BusinessPointsQuery, BusinessPointsQueryVariables>;