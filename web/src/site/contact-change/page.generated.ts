/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../ask/schema-types.generated.ts';

import { useLoaded } from '../../ask/use-loaded.ts'
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ContactChangeQueryVariables = Exact<{
  token: string;
}>;


export type ContactChangeQuery = { contactChange: { businessName: string, businessSlug: string } | null };

export type ContestContactChangeMutationVariables = Exact<{
  token: string;
}>;


export type ContestContactChangeMutation = { contestContactChange: boolean };

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

export const ContactChangeDocument = new TypedDocumentString(`
    query ContactChange($token: String!) {
  contactChange(token: $token) {
    businessName
    businessSlug
  }
}
    `) as unknown as TypedDocumentString<ContactChangeQuery, ContactChangeQueryVariables>;
export const ContestContactChangeDocument = new TypedDocumentString(`
    mutation ContestContactChange($token: String!) {
  contestContactChange(token: $token)
}
    `) as unknown as TypedDocumentString<ContestContactChangeMutation, ContestContactChangeMutationVariables>;

export const useContactChange = () => useLoaded<ContactChangeQuery>('ContactChange')