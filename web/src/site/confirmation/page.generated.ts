/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../ask/schema-types.generated.ts';

import { useLoaded } from '../../ask/use-loaded.ts'
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ConfirmationQueryVariables = Exact<{
  token: string;
}>;


export type ConfirmationQuery = { submissionStatus: { businessName: string | null, canConfirm: boolean, hasEmail: boolean, isConfirmed: boolean } | null };

export type ConfirmSubmissionMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmSubmissionMutation = { confirmSubmission: { isConfirmed: boolean } };

export type RefuseSubmissionMutationVariables = Exact<{
  token: string;
}>;


export type RefuseSubmissionMutation = { refuseSubmission: boolean };

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

export const ConfirmationDocument = new TypedDocumentString(`
    query Confirmation($token: String!) {
  submissionStatus(token: $token) {
    businessName
    canConfirm
    hasEmail
    isConfirmed
  }
}
    `) as unknown as TypedDocumentString<ConfirmationQuery, ConfirmationQueryVariables>;
export const ConfirmSubmissionDocument = new TypedDocumentString(`
    mutation ConfirmSubmission($token: String!) {
  confirmSubmission(token: $token) {
    isConfirmed
  }
}
    `) as unknown as TypedDocumentString<ConfirmSubmissionMutation, ConfirmSubmissionMutationVariables>;
export const RefuseSubmissionDocument = new TypedDocumentString(`
    mutation RefuseSubmission($token: String!) {
  refuseSubmission(token: $token)
}
    `) as unknown as TypedDocumentString<RefuseSubmissionMutation, RefuseSubmissionMutationVariables>;

export const useConfirmation = () => useLoaded<ConfirmationQuery>('Confirmation')