/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../ask/schema-types.generated.ts';

import type { BusinessCard_CardFragment } from '../../ui/business-card/business-card.generated.ts';
import { useLoaded } from '../../ask/use-loaded.ts'
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** An answer to an attribute that visitors can filter by. */
export type AttributeFilter = {
  /** Slug or id of the attribute. */
  slug: string;
  /** "yes" or "no", the slug of an option, or "yes" for any link; default: "yes". */
  value?: string | null | undefined;
};

/** Kind of the answers to an attribute. */
export type AttributeKind =
  /** The slug of one of its options. */
  | 'CHOICE'
  /** A link. */
  | 'LINK'
  /** "yes" or "no". */
  | 'YES_NO';

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

/** A field of BusinessFilter. */
export type BusinessFilterField =
  /** The filter `attributes`. */
  | 'ATTRIBUTES'
  /** The filter `category`. */
  | 'CATEGORY'
  /** The filter `city`. */
  | 'CITY'
  /** The filter `name`. */
  | 'NAME'
  /** The filter `near`. */
  | 'NEAR'
  /** The filter `neighborhood`. */
  | 'NEIGHBORHOOD'
  /** The filter `onlyThere`. */
  | 'ONLY_THERE'
  /** The filter `stepFree`. */
  | 'STEP_FREE'
  /** The filter `subcategory`. */
  | 'SUBCATEGORY';

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

export type SearchBusinessesQueryVariables = Exact<{
  filter: Types.BusinessFilter;
  page: number;
  perPage: number;
  seed: string;
  moment?: string | null | undefined;
}>;


export type SearchBusinessesQuery = { searchBusinesses: { items: Array<(
      { id: string, name: string, slug: string }
      & { ' $fragmentRefs'?: { 'BusinessCard_CardFragment': BusinessCard_CardFragment } }
    )>, pagination: { page: number, perPage: number, total: number, totalPages: number, seed: string | null, unknownHours: number | null, serving: number | null } } };

export type SearchAlternativesQueryVariables = Exact<{
  filter: Types.BusinessFilter;
}>;


export type SearchAlternativesQuery = { searchAlternatives: Array<{ without: Types.BusinessFilterField, total: number }> };

export type CountBusinessesQueryVariables = Exact<{
  filter: Types.BusinessFilter;
  moment?: string | null | undefined;
}>;


export type CountBusinessesQuery = { searchBusinesses: { pagination: { total: number } } };

export type FilterAttributesQueryVariables = Exact<{
  categories?: Array<string> | string | null | undefined;
  isAlwaysInSight?: boolean | null | undefined;
  slugs: Array<string> | string;
  hasChosen: boolean;
}>;


export type FilterAttributesQuery = { offered: Array<{ slug: string, name: string, kind: Types.AttributeKind, isAlwaysInSight: boolean, options: Array<{ slug: string, name: string }> }>, chosen?: Array<{ slug: string, name: string, kind: Types.AttributeKind, isAlwaysInSight: boolean, options: Array<{ slug: string, name: string }> }> };

export type LoneNeighborhoodQueryVariables = Exact<{
  id?: string | number | null | undefined;
  slug?: string | null | undefined;
}>;


export type LoneNeighborhoodQuery = { neighborhood: { id: string, name: string, slug: string, city: { id: string, slug: string } } | null };

export type LoneSubcategoryQueryVariables = Exact<{
  id?: string | number | null | undefined;
  slug?: string | null | undefined;
}>;


export type LoneSubcategoryQuery = { subcategory: { id: string, name: string, slug: string } | null };

export type ReportEmptySearchMutationVariables = Exact<{
  filter: Types.BusinessFilter;
}>;


export type ReportEmptySearchMutation = { reportEmptySearch: boolean };

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

export const SearchBusinessesDocument = new TypedDocumentString(`
    query SearchBusinesses($filter: BusinessFilter!, $page: Int!, $perPage: Int!, $seed: String!, $moment: String) {
  searchBusinesses(
    filter: $filter
    order: RANDOM
    page: $page
    perPage: $perPage
    seed: $seed
    moment: $moment
  ) {
    items {
      id
      name
      slug
      ...BusinessCard_card
    }
    pagination {
      page
      perPage
      total
      totalPages
      seed
      unknownHours
      serving
    }
  }
}
    fragment BusinessCard_card on BusinessCard {
  id
  slug
  name
  excerpt
  phone
  whatsapp
  street
  number
  distance
  state
  reopensOn
  hours {
    week
    exceptions {
      date
      hours
    }
  }
  cover {
    id
    image {
      url
      width
      height
      color
    }
  }
  categories {
    id
    name
    slug
  }
  city {
    id
    name
    slug
  }
  neighborhood {
    id
    name
    slug
  }
}`) as unknown as TypedDocumentString<SearchBusinessesQuery, SearchBusinessesQueryVariables>;
export const SearchAlternativesDocument = new TypedDocumentString(`
    query SearchAlternatives($filter: BusinessFilter!) {
  searchAlternatives(filter: $filter) {
    without
    total
  }
}
    `) as unknown as TypedDocumentString<SearchAlternativesQuery, SearchAlternativesQueryVariables>;
export const CountBusinessesDocument = new TypedDocumentString(`
    query CountBusinesses($filter: BusinessFilter!, $moment: String) {
  searchBusinesses(
    filter: $filter
    order: NEWEST
    page: 1
    perPage: 1
    moment: $moment
  ) {
    pagination {
      total
    }
  }
}
    `) as unknown as TypedDocumentString<CountBusinessesQuery, CountBusinessesQueryVariables>;
export const FilterAttributesDocument = new TypedDocumentString(`
    query FilterAttributes($categories: [String!], $isAlwaysInSight: Boolean, $slugs: [String!]!, $hasChosen: Boolean!) {
  offered: attributes(
    active: true
    isFilter: true
    categories: $categories
    isAlwaysInSight: $isAlwaysInSight
  ) {
    slug
    name
    kind
    isAlwaysInSight
    options {
      slug
      name
    }
  }
  chosen: attributes(active: true, isFilter: true, slugs: $slugs) @include(if: $hasChosen) {
    slug
    name
    kind
    isAlwaysInSight
    options {
      slug
      name
    }
  }
}
    `) as unknown as TypedDocumentString<FilterAttributesQuery, FilterAttributesQueryVariables>;
export const LoneNeighborhoodDocument = new TypedDocumentString(`
    query LoneNeighborhood($id: ID, $slug: String) {
  neighborhood(id: $id, slug: $slug) {
    id
    name
    slug
    city {
      id
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<LoneNeighborhoodQuery, LoneNeighborhoodQueryVariables>;
export const LoneSubcategoryDocument = new TypedDocumentString(`
    query LoneSubcategory($id: ID, $slug: String) {
  subcategory(id: $id, slug: $slug) {
    id
    name
    slug
  }
}
    `) as unknown as TypedDocumentString<LoneSubcategoryQuery, LoneSubcategoryQueryVariables>;
export const ReportEmptySearchDocument = new TypedDocumentString(`
    mutation ReportEmptySearch($filter: BusinessFilter!) {
  reportEmptySearch(filter: $filter)
}
    `) as unknown as TypedDocumentString<ReportEmptySearchMutation, ReportEmptySearchMutationVariables>;

export const useCountBusinesses = () => useLoaded<CountBusinessesQuery>('CountBusinesses')
export const useFilterAttributes = () => useLoaded<FilterAttributesQuery>('FilterAttributes')
export const useLoneNeighborhood = () => useLoaded<LoneNeighborhoodQuery>('LoneNeighborhood')
export const useLoneSubcategory = () => useLoaded<LoneSubcategoryQuery>('LoneSubcategory')
export const useSearchAlternatives = () => useLoaded<SearchAlternativesQuery>('SearchAlternatives')
export const useSearchBusinesses = () => useLoaded<SearchBusinessesQuery>('SearchBusinesses')