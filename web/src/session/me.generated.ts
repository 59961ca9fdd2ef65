/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../ask/schema-types.generated.ts';

import type { Viewer_UserFragment } from './viewer.generated.ts';
import { useLoaded } from '../ask/use-loaded.ts'
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, name: string, email: string, phone: string, role: Types.Role, mustAddPasskey: boolean, photo: { url: string, width: number, height: number, color: string } | null } };

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

export const MeDocument = new TypedDocumentString(`
    query Me {
  me {
    ...Viewer_user @unmask
  }
}
    fragment Viewer_user on User {
  id
  name
  email
  phone
  role
  mustAddPasskey
  photo {
    url
    width
    height
    color
  }
}`) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;

export const useMe = () => useLoaded<MeQuery>('Me')