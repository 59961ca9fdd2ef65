/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../ask/schema-types.generated.ts';

import { useLoaded } from '../../ask/use-loaded.ts'
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type StopClaimPageQueryVariables = Exact<{
  token: string;
}>;


export type StopClaimPageQuery = { claimNotice: { businessName: string, isStopped: boolean } | null };

export type StopClaimMutationVariables = Exact<{
  token: string;
}>;


export type StopClaimMutation = { stopClaim: { isStopped: boolean } };

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

export const StopClaimPageDocument = new TypedDocumentString(`
    query StopClaimPage($token: String!) {
  claimNotice(token: $token) {
    businessName
    isStopped
  }
}
    `) as unknown as TypedDocumentString<StopClaimPageQuery, StopClaimPageQueryVariables>;
export const StopClaimDocument = new TypedDocumentString(`
    mutation StopClaim($token: String!) {
  stopClaim(token: $token) {
    isStopped
  }
}
    `) as unknown as TypedDocumentString<StopClaimMutation, StopClaimMutationVariables>;

export const useStopClaimPage = () => useLoaded<StopClaimPageQuery>('StopClaimPage')