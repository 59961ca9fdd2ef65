/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../ask/schema-types.generated.ts';

import { useLoaded } from '../../../ask/use-loaded.ts'
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Kind of entity that a suggestion leads to. */
export type SuggestionKind =
  /** One establishment. */
  | 'BUSINESS'
  /** A category, optionally in a place. */
  | 'CATEGORY'
  /** A city. */
  | 'CITY'
  /** A neighborhood. */
  | 'NEIGHBORHOOD'
  /** A subcategory, optionally in a place. */
  | 'SUBCATEGORY';

export type SuggestionsQueryVariables = Exact<{
  text: string;
  seed?: string | null | undefined;
}>;


export type SuggestionsQuery = { suggestions: Array<{ kind: Types.SuggestionKind, label: string, matched: string | null, isCorrection: boolean, isExact: boolean, count: number, slug: string | null, filter: { city: string | null, neighborhood: string | null, category: string | null, subcategory: string | null } | null }> };

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

export const SuggestionsDocument = new TypedDocumentString(`
    query Suggestions($text: String!, $seed: String) {
  suggestions(text: $text, seed: $seed) {
    kind
    label
    matched
    isCorrection
    isExact
    count
    slug
    filter {
      city
      neighborhood
      category
      subcategory
    }
  }
}
    `) as unknown as TypedDocumentString<SuggestionsQuery, SuggestionsQueryVariables>;

export const useSuggestions = () => useLoaded<SuggestionsQuery>('Suggestions')