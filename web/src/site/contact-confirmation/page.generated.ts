/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../ask/schema-types.generated.ts';

import { useLoaded } from '../../ask/use-loaded.ts'
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ContactConfirmationQueryVariables = Exact<{
  token: string;
}>;


export type ContactConfirmationQuery = { confirmationRequest: { isConfirmed: boolean, isChat: boolean, business: { id: string, slug: string, name: string, phone: string, whatsapp: string | null, address: { street: string | null, number: string | null, zipCode: string | null, city: { id: string, name: string }, neighborhood: { id: string, name: string } } } } | null };

export type AnswerConfirmationMutationVariables = Exact<{
  token: string;
  confirms: boolean;
}>;


export type AnswerConfirmationMutation = { answerConfirmation: boolean };

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

export const ContactConfirmationDocument = new TypedDocumentString(`
    query ContactConfirmation($token: String!) {
  confirmationRequest(token: $token) {
    isConfirmed
    isChat
    business {
      id
      slug
      name
      phone
      whatsapp
      address {
        street
        number
        zipCode
        city {
          id
          name
        }
        neighborhood {
          id
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ContactConfirmationQuery, ContactConfirmationQueryVariables>;
export const AnswerConfirmationDocument = new TypedDocumentString(`
    mutation AnswerConfirmation($token: String!, $confirms: Boolean!) {
  answerConfirmation(token: $token, confirms: $confirms)
}
    `) as unknown as TypedDocumentString<AnswerConfirmationMutation, AnswerConfirmationMutationVariables>;

export const useContactConfirmation = () => useLoaded<ContactConfirmationQuery>('ContactConfirmation')