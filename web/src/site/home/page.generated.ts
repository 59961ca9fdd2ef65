/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../ask/schema-types.generated.ts';

import type { BusinessCard_CardFragment } from '../../ui/business-card/business-card.generated.ts';
import { useLoaded } from '../../ask/use-loaded.ts'
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { upcomingHolidays: Array<{ date: string, name: string }>, latestBusinesses: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'BusinessCard_CardFragment': BusinessCard_CardFragment } }
  )>, popularCities: Array<{ id: string, name: string, slug: string, image: { url: string, width: number, height: number, color: string } | null }> };

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

export const HomeDocument = new TypedDocumentString(`
    query Home {
  upcomingHolidays {
    date
    name
  }
  latestBusinesses(limit: 8) {
    id
    ...BusinessCard_card
  }
  popularCities {
    id
    name
    slug
    image {
      url
      width
      height
      color
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
}`) as unknown as TypedDocumentString<HomeQuery, HomeQueryVariables>;

export const useHome = () => useLoaded<HomeQuery>('Home')