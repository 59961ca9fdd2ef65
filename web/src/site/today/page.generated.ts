/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../ask/schema-types.generated.ts';

import { useLoaded } from '../../ask/use-loaded.ts'
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type DayRowFragment = { id: string, slug: string, name: string, phone: string, hours: { week: Array<string | null>, exceptions: Array<{ date: string, hours: string, reason: string | null }> } | null, city: { id: string, name: string }, neighborhood: { id: string, name: string, slug: string } } & { ' $fragmentName'?: 'DayRowFragment' };

export type OpenDayQueryVariables = Exact<{
  city?: string | null | undefined;
  date?: string | null | undefined;
  seed: string;
}>;


export type OpenDayQuery = { openDay: { date: string, city: { id: string, name: string, slug: string } | null, holiday: { date: string, name: string, isOptional: boolean } | null, holidays: Array<{ date: string, name: string, isOptional: boolean }>, unknown: { total: number, items: Array<{ ' $fragmentRefs'?: { 'DayRowFragment': DayRowFragment } }> }, categories: Array<{ category: { id: string, name: string, slug: string }, open: { total: number, items: Array<{ ' $fragmentRefs'?: { 'DayRowFragment': DayRowFragment } }> }, later: { total: number, items: Array<{ ' $fragmentRefs'?: { 'DayRowFragment': DayRowFragment } }> } }> } | null };

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
export const DayRowFragmentDoc = new TypedDocumentString(`
    fragment DayRow on BusinessCard {
  id
  slug
  name
  phone
  hours {
    week
    exceptions {
      date
      hours
      reason
    }
  }
  city {
    id
    name
  }
  neighborhood {
    id
    name
    slug
  }
}
    `, {"fragmentName":"DayRow"}) as unknown as TypedDocumentString<DayRowFragment, unknown>;
export const OpenDayDocument = new TypedDocumentString(`
    query OpenDay($city: String, $date: String, $seed: String!) {
  openDay(city: $city, date: $date, limit: 4, seed: $seed) {
    date
    city {
      id
      name
      slug
    }
    holiday {
      date
      name
      isOptional
    }
    holidays {
      date
      name
      isOptional
    }
    unknown {
      total
      items {
        ...DayRow
      }
    }
    categories {
      category {
        id
        name
        slug
      }
      open {
        total
        items {
          ...DayRow
        }
      }
      later {
        total
        items {
          ...DayRow
        }
      }
    }
  }
}
    fragment DayRow on BusinessCard {
  id
  slug
  name
  phone
  hours {
    week
    exceptions {
      date
      hours
      reason
    }
  }
  city {
    id
    name
  }
  neighborhood {
    id
    name
    slug
  }
}`) as unknown as TypedDocumentString<OpenDayQuery, OpenDayQueryVariables>;

export const useOpenDay = () => useLoaded<OpenDayQuery>('OpenDay')