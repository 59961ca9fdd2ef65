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
    "query FavoriteIds {\n  favorites {\n    id\n    business {\n      id\n    }\n  }\n}": typeof types.FavoriteIdsDocument,
    "query Me {\n  me {\n    ...Viewer_user @unmask\n  }\n}\n\nfragment Viewer_user on User {\n  id\n  name\n  email\n  phone\n  role\n  mustAddPasskey\n  photo {\n    url\n    width\n    height\n    color\n  }\n}": typeof types.MeDocument,
    "query PublicLayout {\n  cities(active: true) {\n    id\n    name\n    slug\n    isPopular\n  }\n  categories {\n    id\n    name\n    slug\n  }\n}": typeof types.PublicLayoutDocument,
    "query NeighborhoodOptions($city: String!) {\n  neighborhoods(city: $city) {\n    id\n    name\n    slug\n  }\n}\n\nquery SubcategoryOptions($category: String!) {\n  subcategories(categories: [$category], active: true) {\n    id\n    name\n    slug\n  }\n}": typeof types.NeighborhoodOptionsDocument,
    "fragment BusinessCard_card on BusinessCard {\n  id\n  slug\n  name\n  excerpt\n  phone\n  whatsapp\n  distance\n  state\n  reopensOn\n  hours {\n    week\n    exceptions {\n      date\n      hours\n    }\n  }\n  cover {\n    id\n    image {\n      url\n      width\n      height\n      color\n    }\n  }\n  categories {\n    id\n    name\n    slug\n  }\n  city {\n    id\n    name\n    slug\n  }\n  neighborhood {\n    id\n    name\n  }\n}": typeof types.BusinessCard_CardFragmentDoc,
};
const documents: Documents = {
    "query FavoriteIds {\n  favorites {\n    id\n    business {\n      id\n    }\n  }\n}": types.FavoriteIdsDocument,
    "query Me {\n  me {\n    ...Viewer_user @unmask\n  }\n}\n\nfragment Viewer_user on User {\n  id\n  name\n  email\n  phone\n  role\n  mustAddPasskey\n  photo {\n    url\n    width\n    height\n    color\n  }\n}": types.MeDocument,
    "query PublicLayout {\n  cities(active: true) {\n    id\n    name\n    slug\n    isPopular\n  }\n  categories {\n    id\n    name\n    slug\n  }\n}": types.PublicLayoutDocument,
    "query NeighborhoodOptions($city: String!) {\n  neighborhoods(city: $city) {\n    id\n    name\n    slug\n  }\n}\n\nquery SubcategoryOptions($category: String!) {\n  subcategories(categories: [$category], active: true) {\n    id\n    name\n    slug\n  }\n}": types.NeighborhoodOptionsDocument,
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
export function graphql(source: "query FavoriteIds {\n  favorites {\n    id\n    business {\n      id\n    }\n  }\n}"): (typeof documents)["query FavoriteIds {\n  favorites {\n    id\n    business {\n      id\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Me {\n  me {\n    ...Viewer_user @unmask\n  }\n}\n\nfragment Viewer_user on User {\n  id\n  name\n  email\n  phone\n  role\n  mustAddPasskey\n  photo {\n    url\n    width\n    height\n    color\n  }\n}"): (typeof documents)["query Me {\n  me {\n    ...Viewer_user @unmask\n  }\n}\n\nfragment Viewer_user on User {\n  id\n  name\n  email\n  phone\n  role\n  mustAddPasskey\n  photo {\n    url\n    width\n    height\n    color\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PublicLayout {\n  cities(active: true) {\n    id\n    name\n    slug\n    isPopular\n  }\n  categories {\n    id\n    name\n    slug\n  }\n}"): (typeof documents)["query PublicLayout {\n  cities(active: true) {\n    id\n    name\n    slug\n    isPopular\n  }\n  categories {\n    id\n    name\n    slug\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NeighborhoodOptions($city: String!) {\n  neighborhoods(city: $city) {\n    id\n    name\n    slug\n  }\n}\n\nquery SubcategoryOptions($category: String!) {\n  subcategories(categories: [$category], active: true) {\n    id\n    name\n    slug\n  }\n}"): (typeof documents)["query NeighborhoodOptions($city: String!) {\n  neighborhoods(city: $city) {\n    id\n    name\n    slug\n  }\n}\n\nquery SubcategoryOptions($category: String!) {\n  subcategories(categories: [$category], active: true) {\n    id\n    name\n    slug\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment BusinessCard_card on BusinessCard {\n  id\n  slug\n  name\n  excerpt\n  phone\n  whatsapp\n  distance\n  state\n  reopensOn\n  hours {\n    week\n    exceptions {\n      date\n      hours\n    }\n  }\n  cover {\n    id\n    image {\n      url\n      width\n      height\n      color\n    }\n  }\n  categories {\n    id\n    name\n    slug\n  }\n  city {\n    id\n    name\n    slug\n  }\n  neighborhood {\n    id\n    name\n  }\n}"): (typeof documents)["fragment BusinessCard_card on BusinessCard {\n  id\n  slug\n  name\n  excerpt\n  phone\n  whatsapp\n  distance\n  state\n  reopensOn\n  hours {\n    week\n    exceptions {\n      date\n      hours\n    }\n  }\n  cover {\n    id\n    image {\n      url\n      width\n      height\n      color\n    }\n  }\n  categories {\n    id\n    name\n    slug\n  }\n  city {\n    id\n    name\n    slug\n  }\n  neighborhood {\n    id\n    name\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;