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
    "query DashboardStats {\n  dashboardStats {\n    totalBusinesses\n    totalCities\n    totalCategories\n  }\n}": typeof types.DashboardStatsDocument,
    "fragment PhotosSection_business on Business {\n  id\n  photos {\n    id\n    alt\n    image {\n      url\n      width\n      height\n      color\n    }\n  }\n}\n\nquery BusinessPhotos($id: ID!) {\n  business(id: $id) {\n    ...PhotosSection_business @unmask\n  }\n}\n\nmutation AddBusinessPhotos($businessId: ID!, $photos: [Upload!]!) {\n  addBusinessPhotos(businessId: $businessId, photos: $photos) {\n    ...PhotosSection_business @unmask\n  }\n}\n\nmutation OrderBusinessPhotos($businessId: ID!, $photoIds: [ID!]!) {\n  orderBusinessPhotos(businessId: $businessId, photoIds: $photoIds) {\n    ...PhotosSection_business @unmask\n  }\n}\n\nmutation DeleteBusinessPhoto($businessId: ID!, $photoId: ID!) {\n  deleteBusinessPhoto(businessId: $businessId, photoId: $photoId) {\n    ...PhotosSection_business @unmask\n  }\n}\n\nmutation UpdateBusinessPhoto($id: ID!, $alt: String) {\n  updateBusinessPhoto(id: $id, alt: $alt) {\n    id\n    alt\n  }\n}": typeof types.PhotosSection_BusinessFragmentDoc,
};
const documents: Documents = {
    "query DashboardStats {\n  dashboardStats {\n    totalBusinesses\n    totalCities\n    totalCategories\n  }\n}": types.DashboardStatsDocument,
    "fragment PhotosSection_business on Business {\n  id\n  photos {\n    id\n    alt\n    image {\n      url\n      width\n      height\n      color\n    }\n  }\n}\n\nquery BusinessPhotos($id: ID!) {\n  business(id: $id) {\n    ...PhotosSection_business @unmask\n  }\n}\n\nmutation AddBusinessPhotos($businessId: ID!, $photos: [Upload!]!) {\n  addBusinessPhotos(businessId: $businessId, photos: $photos) {\n    ...PhotosSection_business @unmask\n  }\n}\n\nmutation OrderBusinessPhotos($businessId: ID!, $photoIds: [ID!]!) {\n  orderBusinessPhotos(businessId: $businessId, photoIds: $photoIds) {\n    ...PhotosSection_business @unmask\n  }\n}\n\nmutation DeleteBusinessPhoto($businessId: ID!, $photoId: ID!) {\n  deleteBusinessPhoto(businessId: $businessId, photoId: $photoId) {\n    ...PhotosSection_business @unmask\n  }\n}\n\nmutation UpdateBusinessPhoto($id: ID!, $alt: String) {\n  updateBusinessPhoto(id: $id, alt: $alt) {\n    id\n    alt\n  }\n}": types.PhotosSection_BusinessFragmentDoc,
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
export function graphql(source: "query DashboardStats {\n  dashboardStats {\n    totalBusinesses\n    totalCities\n    totalCategories\n  }\n}"): (typeof documents)["query DashboardStats {\n  dashboardStats {\n    totalBusinesses\n    totalCities\n    totalCategories\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PhotosSection_business on Business {\n  id\n  photos {\n    id\n    alt\n    image {\n      url\n      width\n      height\n      color\n    }\n  }\n}\n\nquery BusinessPhotos($id: ID!) {\n  business(id: $id) {\n    ...PhotosSection_business @unmask\n  }\n}\n\nmutation AddBusinessPhotos($businessId: ID!, $photos: [Upload!]!) {\n  addBusinessPhotos(businessId: $businessId, photos: $photos) {\n    ...PhotosSection_business @unmask\n  }\n}\n\nmutation OrderBusinessPhotos($businessId: ID!, $photoIds: [ID!]!) {\n  orderBusinessPhotos(businessId: $businessId, photoIds: $photoIds) {\n    ...PhotosSection_business @unmask\n  }\n}\n\nmutation DeleteBusinessPhoto($businessId: ID!, $photoId: ID!) {\n  deleteBusinessPhoto(businessId: $businessId, photoId: $photoId) {\n    ...PhotosSection_business @unmask\n  }\n}\n\nmutation UpdateBusinessPhoto($id: ID!, $alt: String) {\n  updateBusinessPhoto(id: $id, alt: $alt) {\n    id\n    alt\n  }\n}"): (typeof documents)["fragment PhotosSection_business on Business {\n  id\n  photos {\n    id\n    alt\n    image {\n      url\n      width\n      height\n      color\n    }\n  }\n}\n\nquery BusinessPhotos($id: ID!) {\n  business(id: $id) {\n    ...PhotosSection_business @unmask\n  }\n}\n\nmutation AddBusinessPhotos($businessId: ID!, $photos: [Upload!]!) {\n  addBusinessPhotos(businessId: $businessId, photos: $photos) {\n    ...PhotosSection_business @unmask\n  }\n}\n\nmutation OrderBusinessPhotos($businessId: ID!, $photoIds: [ID!]!) {\n  orderBusinessPhotos(businessId: $businessId, photoIds: $photoIds) {\n    ...PhotosSection_business @unmask\n  }\n}\n\nmutation DeleteBusinessPhoto($businessId: ID!, $photoId: ID!) {\n  deleteBusinessPhoto(businessId: $businessId, photoId: $photoId) {\n    ...PhotosSection_business @unmask\n  }\n}\n\nmutation UpdateBusinessPhoto($id: ID!, $alt: String) {\n  updateBusinessPhoto(id: $id, alt: $alt) {\n    id\n    alt\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;