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

export type CityPageQueryVariables = Exact<{
  city: string;
  category?: string | null | undefined;
  filter: Types.BusinessFilter;
  perPage: number;
  seed: string;
}>;


export type CityPageQuery = { cityOverview: { total: number, city: { id: string, name: string, slug: string }, category: { id: string, name: string, slug: string } | null, neighborhoods: Array<{ total: number, neighborhood: { id: string, name: string, slug: string } }>, categories: Array<{ total: number, category: { id: string, name: string, slug: string } }>, subcategories: Array<{ total: number, subcategory: { id: string, name: string, slug: string } }>, cities: Array<{ total: number, city: { id: string, name: string, slug: string } }> } | null, searchBusinesses: { items: Array<(
      { id: string, name: string, slug: string }
      & { ' $fragmentRefs'?: { 'BusinessCard_CardFragment': BusinessCard_CardFragment } }
    )>, pagination: { total: number } } };

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

export const CityPageDocument = new TypedDocumentString(`
    query CityPage($city: String!, $category: String, $filter: BusinessFilter!, $perPage: Int!, $seed: String!) {
  cityOverview(city: $city, category: $category) {
    total
    city {
      id
      name
      slug
    }
    category {
      id
      name
      slug
    }
    neighborhoods {
      total
      neighborhood {
        id
        name
        slug
      }
    }
    categories {
      total
      category {
        id
        name
        slug
      }
    }
    subcategories {
      total
      subcategory {
        id
        name
        slug
      }
    }
    cities {
      total
      city {
        id
        name
        slug
      }
    }
  }
  searchBusinesses(
    filter: $filter
    order: RANDOM
    page: 1
    perPage: $perPage
    seed: $seed
  ) {
    items {
      id
      name
      slug
      ...BusinessCard_card
    }
    pagination {
      total
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
}`) as unknown as TypedDocumentString<CityPageQuery, CityPageQueryVariables>;

export const useCityPage = () => useLoaded<CityPageQuery>('CityPage')