/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../ask/schema-types.generated.ts';

import { useLoaded } from '../../ask/use-loaded.ts'
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type NeighborhoodOptionsQueryVariables = Exact<{
  city: string;
}>;


export type NeighborhoodOptionsQuery = { neighborhoods: Array<{ id: string, name: string, slug: string }> };

export type SubcategoryOptionsQueryVariables = Exact<{
  category: string;
}>;


export type SubcategoryOptionsQuery = { subcategories: Array<{ id: string, name: string, slug: string }> };

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

export const NeighborhoodOptionsDocument = new TypedDocumentString(`
    query NeighborhoodOptions($city: String!) {
  neighborhoods(city: $city) {
    id
    name
    slug
  }
}
    `) as unknown as TypedDocumentString<NeighborhoodOptionsQuery, NeighborhoodOptionsQueryVariables>;
export const SubcategoryOptionsDocument = new TypedDocumentString(`
    query SubcategoryOptions($category: String!) {
  subcategories(categories: [$category], active: true) {
    id
    name
    slug
  }
}
    `) as unknown as TypedDocumentString<SubcategoryOptionsQuery, SubcategoryOptionsQueryVariables>;

export const useNeighborhoodOptions = () => useLoaded<NeighborhoodOptionsQuery>('NeighborhoodOptions')
export const useSubcategoryOptions = () => useLoaded<SubcategoryOptionsQuery>('SubcategoryOptions')