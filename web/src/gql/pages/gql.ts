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
    "query SearchBusinesses($filter: BusinessFilter!, $page: Int!, $perPage: Int!, $seed: String!, $moment: String) {\n  searchBusinesses(\n    filter: $filter\n    order: RANDOM\n    page: $page\n    perPage: $perPage\n    seed: $seed\n    moment: $moment\n  ) {\n    items {\n      id\n      name\n      slug\n      ...BusinessCard_card\n    }\n    pagination {\n      page\n      perPage\n      total\n      totalPages\n      seed\n      unknownHours\n    }\n  }\n}\n\nquery SearchAlternatives($filter: BusinessFilter!) {\n  searchAlternatives(filter: $filter) {\n    without\n    total\n  }\n}\n\nquery CountBusinesses($filter: BusinessFilter!, $moment: String) {\n  searchBusinesses(\n    filter: $filter\n    order: NEWEST\n    page: 1\n    perPage: 1\n    moment: $moment\n  ) {\n    pagination {\n      total\n    }\n  }\n}\n\nquery LoneNeighborhood($id: ID, $slug: String) {\n  neighborhood(id: $id, slug: $slug) {\n    id\n    name\n    slug\n    city {\n      id\n      slug\n    }\n  }\n}\n\nquery LoneSubcategory($id: ID, $slug: String) {\n  subcategory(id: $id, slug: $slug) {\n    id\n    name\n    slug\n  }\n}": typeof types.SearchBusinessesDocument,
    "query Suggestions($text: String!, $seed: String) {\n  suggestions(text: $text, seed: $seed) {\n    kind\n    label\n    matched\n    isCorrection\n    count\n    slug\n    filter {\n      city\n      neighborhood\n      category\n      subcategory\n    }\n  }\n}": typeof types.SuggestionsDocument,
    "fragment BusinessCard_card on BusinessCard {\n  id\n  slug\n  name\n  excerpt\n  phone\n  whatsapp\n  distance\n  state\n  reopensOn\n  hours {\n    week\n    exceptions {\n      date\n      hours\n    }\n  }\n  cover {\n    id\n    image {\n      url\n      width\n      height\n      color\n    }\n  }\n  categories {\n    id\n    name\n    slug\n  }\n  city {\n    id\n    name\n    slug\n  }\n  neighborhood {\n    id\n    name\n  }\n}": typeof types.BusinessCard_CardFragmentDoc,
};
const documents: Documents = {
    "query SearchBusinesses($filter: BusinessFilter!, $page: Int!, $perPage: Int!, $seed: String!, $moment: String) {\n  searchBusinesses(\n    filter: $filter\n    order: RANDOM\n    page: $page\n    perPage: $perPage\n    seed: $seed\n    moment: $moment\n  ) {\n    items {\n      id\n      name\n      slug\n      ...BusinessCard_card\n    }\n    pagination {\n      page\n      perPage\n      total\n      totalPages\n      seed\n      unknownHours\n    }\n  }\n}\n\nquery SearchAlternatives($filter: BusinessFilter!) {\n  searchAlternatives(filter: $filter) {\n    without\n    total\n  }\n}\n\nquery CountBusinesses($filter: BusinessFilter!, $moment: String) {\n  searchBusinesses(\n    filter: $filter\n    order: NEWEST\n    page: 1\n    perPage: 1\n    moment: $moment\n  ) {\n    pagination {\n      total\n    }\n  }\n}\n\nquery LoneNeighborhood($id: ID, $slug: String) {\n  neighborhood(id: $id, slug: $slug) {\n    id\n    name\n    slug\n    city {\n      id\n      slug\n    }\n  }\n}\n\nquery LoneSubcategory($id: ID, $slug: String) {\n  subcategory(id: $id, slug: $slug) {\n    id\n    name\n    slug\n  }\n}": types.SearchBusinessesDocument,
    "query Suggestions($text: String!, $seed: String) {\n  suggestions(text: $text, seed: $seed) {\n    kind\n    label\n    matched\n    isCorrection\n    count\n    slug\n    filter {\n      city\n      neighborhood\n      category\n      subcategory\n    }\n  }\n}": types.SuggestionsDocument,
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
export function graphql(source: "query SearchBusinesses($filter: BusinessFilter!, $page: Int!, $perPage: Int!, $seed: String!, $moment: String) {\n  searchBusinesses(\n    filter: $filter\n    order: RANDOM\n    page: $page\n    perPage: $perPage\n    seed: $seed\n    moment: $moment\n  ) {\n    items {\n      id\n      name\n      slug\n      ...BusinessCard_card\n    }\n    pagination {\n      page\n      perPage\n      total\n      totalPages\n      seed\n      unknownHours\n    }\n  }\n}\n\nquery SearchAlternatives($filter: BusinessFilter!) {\n  searchAlternatives(filter: $filter) {\n    without\n    total\n  }\n}\n\nquery CountBusinesses($filter: BusinessFilter!, $moment: String) {\n  searchBusinesses(\n    filter: $filter\n    order: NEWEST\n    page: 1\n    perPage: 1\n    moment: $moment\n  ) {\n    pagination {\n      total\n    }\n  }\n}\n\nquery LoneNeighborhood($id: ID, $slug: String) {\n  neighborhood(id: $id, slug: $slug) {\n    id\n    name\n    slug\n    city {\n      id\n      slug\n    }\n  }\n}\n\nquery LoneSubcategory($id: ID, $slug: String) {\n  subcategory(id: $id, slug: $slug) {\n    id\n    name\n    slug\n  }\n}"): (typeof documents)["query SearchBusinesses($filter: BusinessFilter!, $page: Int!, $perPage: Int!, $seed: String!, $moment: String) {\n  searchBusinesses(\n    filter: $filter\n    order: RANDOM\n    page: $page\n    perPage: $perPage\n    seed: $seed\n    moment: $moment\n  ) {\n    items {\n      id\n      name\n      slug\n      ...BusinessCard_card\n    }\n    pagination {\n      page\n      perPage\n      total\n      totalPages\n      seed\n      unknownHours\n    }\n  }\n}\n\nquery SearchAlternatives($filter: BusinessFilter!) {\n  searchAlternatives(filter: $filter) {\n    without\n    total\n  }\n}\n\nquery CountBusinesses($filter: BusinessFilter!, $moment: String) {\n  searchBusinesses(\n    filter: $filter\n    order: NEWEST\n    page: 1\n    perPage: 1\n    moment: $moment\n  ) {\n    pagination {\n      total\n    }\n  }\n}\n\nquery LoneNeighborhood($id: ID, $slug: String) {\n  neighborhood(id: $id, slug: $slug) {\n    id\n    name\n    slug\n    city {\n      id\n      slug\n    }\n  }\n}\n\nquery LoneSubcategory($id: ID, $slug: String) {\n  subcategory(id: $id, slug: $slug) {\n    id\n    name\n    slug\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Suggestions($text: String!, $seed: String) {\n  suggestions(text: $text, seed: $seed) {\n    kind\n    label\n    matched\n    isCorrection\n    count\n    slug\n    filter {\n      city\n      neighborhood\n      category\n      subcategory\n    }\n  }\n}"): (typeof documents)["query Suggestions($text: String!, $seed: String) {\n  suggestions(text: $text, seed: $seed) {\n    kind\n    label\n    matched\n    isCorrection\n    count\n    slug\n    filter {\n      city\n      neighborhood\n      category\n      subcategory\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment BusinessCard_card on BusinessCard {\n  id\n  slug\n  name\n  excerpt\n  phone\n  whatsapp\n  distance\n  state\n  reopensOn\n  hours {\n    week\n    exceptions {\n      date\n      hours\n    }\n  }\n  cover {\n    id\n    image {\n      url\n      width\n      height\n      color\n    }\n  }\n  categories {\n    id\n    name\n    slug\n  }\n  city {\n    id\n    name\n    slug\n  }\n  neighborhood {\n    id\n    name\n  }\n}"): (typeof documents)["fragment BusinessCard_card on BusinessCard {\n  id\n  slug\n  name\n  excerpt\n  phone\n  whatsapp\n  distance\n  state\n  reopensOn\n  hours {\n    week\n    exceptions {\n      date\n      hours\n    }\n  }\n  cover {\n    id\n    image {\n      url\n      width\n      height\n      color\n    }\n  }\n  categories {\n    id\n    name\n    slug\n  }\n  city {\n    id\n    name\n    slug\n  }\n  neighborhood {\n    id\n    name\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;