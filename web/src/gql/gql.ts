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
    "query Home {\n  latestBusinesses(limit: 8) {\n    id\n    ...BusinessCard_card\n  }\n  popularCities {\n    id\n    name\n    slug\n  }\n}": typeof types.HomeDocument,
    "query PublicLayout {\n  cities(active: true) {\n    id\n    name\n    slug\n    isPopular\n  }\n  categories {\n    id\n    name\n    slug\n  }\n}": typeof types.PublicLayoutDocument,
    "fragment BusinessCard_card on BusinessCard {\n  id\n  slug\n  name\n  excerpt\n  categories {\n    id\n    name\n    slug\n  }\n  city {\n    id\n    name\n    slug\n  }\n  neighborhood {\n    id\n    name\n  }\n}": typeof types.BusinessCard_CardFragmentDoc,
    "query NeighborhoodOptions($city: String!) {\n  neighborhoods(city: $city) {\n    id\n    name\n    slug\n  }\n}\n\nquery SubcategoryOptions($category: String!) {\n  subcategories(categories: [$category], active: true) {\n    id\n    name\n    slug\n  }\n}": typeof types.NeighborhoodOptionsDocument,
};
const documents: Documents = {
    "query Home {\n  latestBusinesses(limit: 8) {\n    id\n    ...BusinessCard_card\n  }\n  popularCities {\n    id\n    name\n    slug\n  }\n}": types.HomeDocument,
    "query PublicLayout {\n  cities(active: true) {\n    id\n    name\n    slug\n    isPopular\n  }\n  categories {\n    id\n    name\n    slug\n  }\n}": types.PublicLayoutDocument,
    "fragment BusinessCard_card on BusinessCard {\n  id\n  slug\n  name\n  excerpt\n  categories {\n    id\n    name\n    slug\n  }\n  city {\n    id\n    name\n    slug\n  }\n  neighborhood {\n    id\n    name\n  }\n}": types.BusinessCard_CardFragmentDoc,
    "query NeighborhoodOptions($city: String!) {\n  neighborhoods(city: $city) {\n    id\n    name\n    slug\n  }\n}\n\nquery SubcategoryOptions($category: String!) {\n  subcategories(categories: [$category], active: true) {\n    id\n    name\n    slug\n  }\n}": types.NeighborhoodOptionsDocument,
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
export function graphql(source: "query Home {\n  latestBusinesses(limit: 8) {\n    id\n    ...BusinessCard_card\n  }\n  popularCities {\n    id\n    name\n    slug\n  }\n}"): (typeof documents)["query Home {\n  latestBusinesses(limit: 8) {\n    id\n    ...BusinessCard_card\n  }\n  popularCities {\n    id\n    name\n    slug\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PublicLayout {\n  cities(active: true) {\n    id\n    name\n    slug\n    isPopular\n  }\n  categories {\n    id\n    name\n    slug\n  }\n}"): (typeof documents)["query PublicLayout {\n  cities(active: true) {\n    id\n    name\n    slug\n    isPopular\n  }\n  categories {\n    id\n    name\n    slug\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment BusinessCard_card on BusinessCard {\n  id\n  slug\n  name\n  excerpt\n  categories {\n    id\n    name\n    slug\n  }\n  city {\n    id\n    name\n    slug\n  }\n  neighborhood {\n    id\n    name\n  }\n}"): (typeof documents)["fragment BusinessCard_card on BusinessCard {\n  id\n  slug\n  name\n  excerpt\n  categories {\n    id\n    name\n    slug\n  }\n  city {\n    id\n    name\n    slug\n  }\n  neighborhood {\n    id\n    name\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NeighborhoodOptions($city: String!) {\n  neighborhoods(city: $city) {\n    id\n    name\n    slug\n  }\n}\n\nquery SubcategoryOptions($category: String!) {\n  subcategories(categories: [$category], active: true) {\n    id\n    name\n    slug\n  }\n}"): (typeof documents)["query NeighborhoodOptions($city: String!) {\n  neighborhoods(city: $city) {\n    id\n    name\n    slug\n  }\n}\n\nquery SubcategoryOptions($category: String!) {\n  subcategories(categories: [$category], active: true) {\n    id\n    name\n    slug\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;