/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../ask/schema-types.generated.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Role of an account; ADMIN includes the rights of USER. */
export type Role =
  /** An administrator. */
  | 'ADMIN'
  /** A regular user. */
  | 'USER';

export type Viewer_UserFragment = { id: string, name: string, email: string, phone: string, role: Types.Role, mustAddPasskey: boolean, photo: { url: string, width: number, height: number, color: string } | null } & { ' $fragmentName'?: 'Viewer_UserFragment' };

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
export const Viewer_UserFragmentDoc = new TypedDocumentString(`
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
}
    `, {"fragmentName":"Viewer_user"}) as unknown as TypedDocumentString<Viewer_UserFragment, unknown>;