/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../ask/schema-types.generated.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Operating state of an establishment. */
export type BusinessState =
  /** Permanently closed and not listed. */
  | 'CLOSED_FOR_GOOD'
  /** Temporarily closed; `reopensOn` is the date of reopening, if known. */
  | 'CLOSED_TEMPORARILY'
  /** Readable only by administrators and the owner. */
  | 'DRAFT'
  /** In operation. */
  | 'PUBLISHED';

export type BusinessCard_CardFragment = { id: string, slug: string, name: string, excerpt: string, phone: string, whatsapp: string | null, street: string | null, number: string | null, distance: number | null, state: Types.BusinessState, reopensOn: string | null, hours: { week: Array<string | null>, exceptions: Array<{ date: string, hours: string }> } | null, cover: { id: string, image: { url: string, width: number, height: number, color: string } } | null, categories: Array<{ id: string, name: string, slug: string }>, city: { id: string, name: string, slug: string }, neighborhood: { id: string, name: string, slug: string } } & { ' $fragmentName'?: 'BusinessCard_CardFragment' };

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
export const BusinessCard_CardFragmentDoc = new TypedDocumentString(`
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
}
    `, {"fragmentName":"BusinessCard_card"}) as unknown as TypedDocumentString<BusinessCard_CardFragment, unknown>;