/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "mutation UpdateProfile($input: UpdateProfileInput!) {\n  updateProfile(input: $input) {\n    ...Viewer_user @unmask\n  }\n}\n\nmutation ChangeEmail($input: ChangeEmailInput!) {\n  changeEmail(input: $input) {\n    ...Viewer_user @unmask\n  }\n}\n\nmutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input) {\n    token\n    user {\n      ...Viewer_user @unmask\n    }\n  }\n}\n\nquery OpenSessions {\n  openSessions {\n    id\n    device\n    createdAt\n    lastUsedOn\n    isCurrent\n  }\n}\n\nmutation EndSession($id: ID!) {\n  endSession(id: $id)\n}\n\nmutation LogOutEverywhere {\n  logOutEverywhere\n}\n\nquery MyData {\n  myData\n}\n\nmutation DeleteAccount($password: String!) {\n  deleteAccount(password: $password)\n}\n\nmutation ConfirmSignIn($password: String!) {\n  confirmSignIn(password: $password)\n}": typeof types.UpdateProfileDocument,
    "mutation Login($input: LoginInput!) {\n  login(input: $input) {\n    token\n    user {\n      ...Viewer_user @unmask\n    }\n  }\n}\n\nmutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n    user {\n      ...Viewer_user @unmask\n    }\n  }\n}\n\nmutation RequestPasswordReset($email: String!) {\n  requestPasswordReset(email: $email)\n}\n\nmutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}\n\nquery PasswordResetLink($token: String!) {\n  isPasswordResetLinkValid(token: $token)\n}\n\nquery Invitation($token: String!) {\n  invitation(token: $token) {\n    id\n    name\n    email\n    role\n  }\n}\n\nmutation AcceptInvitation($input: AcceptInvitationInput!) {\n  acceptInvitation(input: $input)\n}": typeof types.LoginDocument,
    "query MyBusinesses($page: Int!, $perPage: Int!) {\n  businessesOfOwner(page: $page, perPage: $perPage) {\n    items {\n      id\n      slug\n      name\n      phone\n      state\n      reopensOn\n      createdAt\n      photos {\n        id\n        image {\n          url\n          width\n          height\n          color\n        }\n      }\n      categories {\n        id\n        name\n        slug\n      }\n      address {\n        city {\n          id\n          name\n        }\n        neighborhood {\n          id\n          name\n        }\n      }\n    }\n    pagination {\n      page\n      total\n      totalPages\n    }\n  }\n}": typeof types.MyBusinessesDocument,
    "query FavoritesPage {\n  favorites {\n    id\n    business {\n      id\n      name\n      ...BusinessCard_card\n    }\n  }\n}": typeof types.FavoritesPageDocument,
    "fragment Viewer_user on User {\n  id\n  name\n  email\n  phone\n  role\n  photo {\n    url\n    width\n    height\n    color\n  }\n}": typeof types.Viewer_UserFragmentDoc,
    "fragment BusinessCard_card on BusinessCard {\n  id\n  slug\n  name\n  excerpt\n  phone\n  whatsapp\n  distance\n  state\n  reopensOn\n  hours {\n    week\n    exceptions {\n      date\n      hours\n    }\n  }\n  cover {\n    id\n    image {\n      url\n      width\n      height\n      color\n    }\n  }\n  categories {\n    id\n    name\n    slug\n  }\n  city {\n    id\n    name\n    slug\n  }\n  neighborhood {\n    id\n    name\n  }\n}": typeof types.BusinessCard_CardFragmentDoc,
};
const documents: Documents = {
    "mutation UpdateProfile($input: UpdateProfileInput!) {\n  updateProfile(input: $input) {\n    ...Viewer_user @unmask\n  }\n}\n\nmutation ChangeEmail($input: ChangeEmailInput!) {\n  changeEmail(input: $input) {\n    ...Viewer_user @unmask\n  }\n}\n\nmutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input) {\n    token\n    user {\n      ...Viewer_user @unmask\n    }\n  }\n}\n\nquery OpenSessions {\n  openSessions {\n    id\n    device\n    createdAt\n    lastUsedOn\n    isCurrent\n  }\n}\n\nmutation EndSession($id: ID!) {\n  endSession(id: $id)\n}\n\nmutation LogOutEverywhere {\n  logOutEverywhere\n}\n\nquery MyData {\n  myData\n}\n\nmutation DeleteAccount($password: String!) {\n  deleteAccount(password: $password)\n}\n\nmutation ConfirmSignIn($password: String!) {\n  confirmSignIn(password: $password)\n}": types.UpdateProfileDocument,
    "mutation Login($input: LoginInput!) {\n  login(input: $input) {\n    token\n    user {\n      ...Viewer_user @unmask\n    }\n  }\n}\n\nmutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n    user {\n      ...Viewer_user @unmask\n    }\n  }\n}\n\nmutation RequestPasswordReset($email: String!) {\n  requestPasswordReset(email: $email)\n}\n\nmutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}\n\nquery PasswordResetLink($token: String!) {\n  isPasswordResetLinkValid(token: $token)\n}\n\nquery Invitation($token: String!) {\n  invitation(token: $token) {\n    id\n    name\n    email\n    role\n  }\n}\n\nmutation AcceptInvitation($input: AcceptInvitationInput!) {\n  acceptInvitation(input: $input)\n}": types.LoginDocument,
    "query MyBusinesses($page: Int!, $perPage: Int!) {\n  businessesOfOwner(page: $page, perPage: $perPage) {\n    items {\n      id\n      slug\n      name\n      phone\n      state\n      reopensOn\n      createdAt\n      photos {\n        id\n        image {\n          url\n          width\n          height\n          color\n        }\n      }\n      categories {\n        id\n        name\n        slug\n      }\n      address {\n        city {\n          id\n          name\n        }\n        neighborhood {\n          id\n          name\n        }\n      }\n    }\n    pagination {\n      page\n      total\n      totalPages\n    }\n  }\n}": types.MyBusinessesDocument,
    "query FavoritesPage {\n  favorites {\n    id\n    business {\n      id\n      name\n      ...BusinessCard_card\n    }\n  }\n}": types.FavoritesPageDocument,
    "fragment Viewer_user on User {\n  id\n  name\n  email\n  phone\n  role\n  photo {\n    url\n    width\n    height\n    color\n  }\n}": types.Viewer_UserFragmentDoc,
    "fragment BusinessCard_card on BusinessCard {\n  id\n  slug\n  name\n  excerpt\n  phone\n  whatsapp\n  distance\n  state\n  reopensOn\n  hours {\n    week\n    exceptions {\n      date\n      hours\n    }\n  }\n  cover {\n    id\n    image {\n      url\n      width\n      height\n      color\n    }\n  }\n  categories {\n    id\n    name\n    slug\n  }\n  city {\n    id\n    name\n    slug\n  }\n  neighborhood {\n    id\n    name\n  }\n}": types.BusinessCard_CardFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateProfile($input: UpdateProfileInput!) {\n  updateProfile(input: $input) {\n    ...Viewer_user @unmask\n  }\n}\n\nmutation ChangeEmail($input: ChangeEmailInput!) {\n  changeEmail(input: $input) {\n    ...Viewer_user @unmask\n  }\n}\n\nmutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input) {\n    token\n    user {\n      ...Viewer_user @unmask\n    }\n  }\n}\n\nquery OpenSessions {\n  openSessions {\n    id\n    device\n    createdAt\n    lastUsedOn\n    isCurrent\n  }\n}\n\nmutation EndSession($id: ID!) {\n  endSession(id: $id)\n}\n\nmutation LogOutEverywhere {\n  logOutEverywhere\n}\n\nquery MyData {\n  myData\n}\n\nmutation DeleteAccount($password: String!) {\n  deleteAccount(password: $password)\n}\n\nmutation ConfirmSignIn($password: String!) {\n  confirmSignIn(password: $password)\n}"): (typeof documents)["mutation UpdateProfile($input: UpdateProfileInput!) {\n  updateProfile(input: $input) {\n    ...Viewer_user @unmask\n  }\n}\n\nmutation ChangeEmail($input: ChangeEmailInput!) {\n  changeEmail(input: $input) {\n    ...Viewer_user @unmask\n  }\n}\n\nmutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input) {\n    token\n    user {\n      ...Viewer_user @unmask\n    }\n  }\n}\n\nquery OpenSessions {\n  openSessions {\n    id\n    device\n    createdAt\n    lastUsedOn\n    isCurrent\n  }\n}\n\nmutation EndSession($id: ID!) {\n  endSession(id: $id)\n}\n\nmutation LogOutEverywhere {\n  logOutEverywhere\n}\n\nquery MyData {\n  myData\n}\n\nmutation DeleteAccount($password: String!) {\n  deleteAccount(password: $password)\n}\n\nmutation ConfirmSignIn($password: String!) {\n  confirmSignIn(password: $password)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Login($input: LoginInput!) {\n  login(input: $input) {\n    token\n    user {\n      ...Viewer_user @unmask\n    }\n  }\n}\n\nmutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n    user {\n      ...Viewer_user @unmask\n    }\n  }\n}\n\nmutation RequestPasswordReset($email: String!) {\n  requestPasswordReset(email: $email)\n}\n\nmutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}\n\nquery PasswordResetLink($token: String!) {\n  isPasswordResetLinkValid(token: $token)\n}\n\nquery Invitation($token: String!) {\n  invitation(token: $token) {\n    id\n    name\n    email\n    role\n  }\n}\n\nmutation AcceptInvitation($input: AcceptInvitationInput!) {\n  acceptInvitation(input: $input)\n}"): (typeof documents)["mutation Login($input: LoginInput!) {\n  login(input: $input) {\n    token\n    user {\n      ...Viewer_user @unmask\n    }\n  }\n}\n\nmutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n    user {\n      ...Viewer_user @unmask\n    }\n  }\n}\n\nmutation RequestPasswordReset($email: String!) {\n  requestPasswordReset(email: $email)\n}\n\nmutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}\n\nquery PasswordResetLink($token: String!) {\n  isPasswordResetLinkValid(token: $token)\n}\n\nquery Invitation($token: String!) {\n  invitation(token: $token) {\n    id\n    name\n    email\n    role\n  }\n}\n\nmutation AcceptInvitation($input: AcceptInvitationInput!) {\n  acceptInvitation(input: $input)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyBusinesses($page: Int!, $perPage: Int!) {\n  businessesOfOwner(page: $page, perPage: $perPage) {\n    items {\n      id\n      slug\n      name\n      phone\n      state\n      reopensOn\n      createdAt\n      photos {\n        id\n        image {\n          url\n          width\n          height\n          color\n        }\n      }\n      categories {\n        id\n        name\n        slug\n      }\n      address {\n        city {\n          id\n          name\n        }\n        neighborhood {\n          id\n          name\n        }\n      }\n    }\n    pagination {\n      page\n      total\n      totalPages\n    }\n  }\n}"): (typeof documents)["query MyBusinesses($page: Int!, $perPage: Int!) {\n  businessesOfOwner(page: $page, perPage: $perPage) {\n    items {\n      id\n      slug\n      name\n      phone\n      state\n      reopensOn\n      createdAt\n      photos {\n        id\n        image {\n          url\n          width\n          height\n          color\n        }\n      }\n      categories {\n        id\n        name\n        slug\n      }\n      address {\n        city {\n          id\n          name\n        }\n        neighborhood {\n          id\n          name\n        }\n      }\n    }\n    pagination {\n      page\n      total\n      totalPages\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FavoritesPage {\n  favorites {\n    id\n    business {\n      id\n      name\n      ...BusinessCard_card\n    }\n  }\n}"): (typeof documents)["query FavoritesPage {\n  favorites {\n    id\n    business {\n      id\n      name\n      ...BusinessCard_card\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Viewer_user on User {\n  id\n  name\n  email\n  phone\n  role\n  photo {\n    url\n    width\n    height\n    color\n  }\n}"): (typeof documents)["fragment Viewer_user on User {\n  id\n  name\n  email\n  phone\n  role\n  photo {\n    url\n    width\n    height\n    color\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment BusinessCard_card on BusinessCard {\n  id\n  slug\n  name\n  excerpt\n  phone\n  whatsapp\n  distance\n  state\n  reopensOn\n  hours {\n    week\n    exceptions {\n      date\n      hours\n    }\n  }\n  cover {\n    id\n    image {\n      url\n      width\n      height\n      color\n    }\n  }\n  categories {\n    id\n    name\n    slug\n  }\n  city {\n    id\n    name\n    slug\n  }\n  neighborhood {\n    id\n    name\n  }\n}"): (typeof documents)["fragment BusinessCard_card on BusinessCard {\n  id\n  slug\n  name\n  excerpt\n  phone\n  whatsapp\n  distance\n  state\n  reopensOn\n  hours {\n    week\n    exceptions {\n      date\n      hours\n    }\n  }\n  cover {\n    id\n    image {\n      url\n      width\n      height\n      color\n    }\n  }\n  categories {\n    id\n    name\n    slug\n  }\n  city {\n    id\n    name\n    slug\n  }\n  neighborhood {\n    id\n    name\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;