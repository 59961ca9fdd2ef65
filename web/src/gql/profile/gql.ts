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
    "query Profile($slug: String!, $limit: Int!, $seed: String!) {\n  business(slug: $slug) {\n    id\n    slug\n    name\n    description\n    phone\n    whatsapp\n    email\n    instagram\n    facebook\n    linkedin\n    twitter\n    tiktok\n    site\n    video\n    mondayHours\n    tuesdayHours\n    wednesdayHours\n    thursdayHours\n    fridayHours\n    saturdayHours\n    sundayHours\n    specialHours\n    stepFreeEntrance\n    accessibleToilet\n    reservedParking\n    libras\n    state\n    reopensOn\n    closedOn\n    hours {\n      informedOn\n    }\n    latitude\n    longitude\n    photos {\n      id\n      alt\n      image {\n        url\n        width\n        height\n        color\n      }\n    }\n    address {\n      street\n      number\n      zipCode\n      city {\n        id\n        name\n        slug\n        upcomingHolidays {\n          date\n          name\n          isOptional\n        }\n      }\n      neighborhood {\n        id\n        name\n        slug\n      }\n    }\n    categories {\n      id\n      name\n      slug\n      schemaType\n    }\n    subcategories {\n      id\n      name\n      slug\n      category {\n        id\n        slug\n      }\n    }\n  }\n  relatedBusinesses(slug: $slug, limit: $limit, seed: $seed) {\n    id\n    ...BusinessCard_card\n  }\n}": typeof types.ProfileDocument,
    "fragment BusinessCard_card on BusinessCard {\n  id\n  slug\n  name\n  excerpt\n  phone\n  whatsapp\n  distance\n  state\n  reopensOn\n  hours {\n    week\n    exceptions {\n      date\n      hours\n    }\n  }\n  cover {\n    id\n    image {\n      url\n      width\n      height\n      color\n    }\n  }\n  categories {\n    id\n    name\n    slug\n  }\n  city {\n    id\n    name\n    slug\n  }\n  neighborhood {\n    id\n    name\n  }\n}": typeof types.BusinessCard_CardFragmentDoc,
};
const documents: Documents = {
    "query Profile($slug: String!, $limit: Int!, $seed: String!) {\n  business(slug: $slug) {\n    id\n    slug\n    name\n    description\n    phone\n    whatsapp\n    email\n    instagram\n    facebook\n    linkedin\n    twitter\n    tiktok\n    site\n    video\n    mondayHours\n    tuesdayHours\n    wednesdayHours\n    thursdayHours\n    fridayHours\n    saturdayHours\n    sundayHours\n    specialHours\n    stepFreeEntrance\n    accessibleToilet\n    reservedParking\n    libras\n    state\n    reopensOn\n    closedOn\n    hours {\n      informedOn\n    }\n    latitude\n    longitude\n    photos {\n      id\n      alt\n      image {\n        url\n        width\n        height\n        color\n      }\n    }\n    address {\n      street\n      number\n      zipCode\n      city {\n        id\n        name\n        slug\n        upcomingHolidays {\n          date\n          name\n          isOptional\n        }\n      }\n      neighborhood {\n        id\n        name\n        slug\n      }\n    }\n    categories {\n      id\n      name\n      slug\n      schemaType\n    }\n    subcategories {\n      id\n      name\n      slug\n      category {\n        id\n        slug\n      }\n    }\n  }\n  relatedBusinesses(slug: $slug, limit: $limit, seed: $seed) {\n    id\n    ...BusinessCard_card\n  }\n}": types.ProfileDocument,
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
export function graphql(source: "query Profile($slug: String!, $limit: Int!, $seed: String!) {\n  business(slug: $slug) {\n    id\n    slug\n    name\n    description\n    phone\n    whatsapp\n    email\n    instagram\n    facebook\n    linkedin\n    twitter\n    tiktok\n    site\n    video\n    mondayHours\n    tuesdayHours\n    wednesdayHours\n    thursdayHours\n    fridayHours\n    saturdayHours\n    sundayHours\n    specialHours\n    stepFreeEntrance\n    accessibleToilet\n    reservedParking\n    libras\n    state\n    reopensOn\n    closedOn\n    hours {\n      informedOn\n    }\n    latitude\n    longitude\n    photos {\n      id\n      alt\n      image {\n        url\n        width\n        height\n        color\n      }\n    }\n    address {\n      street\n      number\n      zipCode\n      city {\n        id\n        name\n        slug\n        upcomingHolidays {\n          date\n          name\n          isOptional\n        }\n      }\n      neighborhood {\n        id\n        name\n        slug\n      }\n    }\n    categories {\n      id\n      name\n      slug\n      schemaType\n    }\n    subcategories {\n      id\n      name\n      slug\n      category {\n        id\n        slug\n      }\n    }\n  }\n  relatedBusinesses(slug: $slug, limit: $limit, seed: $seed) {\n    id\n    ...BusinessCard_card\n  }\n}"): (typeof documents)["query Profile($slug: String!, $limit: Int!, $seed: String!) {\n  business(slug: $slug) {\n    id\n    slug\n    name\n    description\n    phone\n    whatsapp\n    email\n    instagram\n    facebook\n    linkedin\n    twitter\n    tiktok\n    site\n    video\n    mondayHours\n    tuesdayHours\n    wednesdayHours\n    thursdayHours\n    fridayHours\n    saturdayHours\n    sundayHours\n    specialHours\n    stepFreeEntrance\n    accessibleToilet\n    reservedParking\n    libras\n    state\n    reopensOn\n    closedOn\n    hours {\n      informedOn\n    }\n    latitude\n    longitude\n    photos {\n      id\n      alt\n      image {\n        url\n        width\n        height\n        color\n      }\n    }\n    address {\n      street\n      number\n      zipCode\n      city {\n        id\n        name\n        slug\n        upcomingHolidays {\n          date\n          name\n          isOptional\n        }\n      }\n      neighborhood {\n        id\n        name\n        slug\n      }\n    }\n    categories {\n      id\n      name\n      slug\n      schemaType\n    }\n    subcategories {\n      id\n      name\n      slug\n      category {\n        id\n        slug\n      }\n    }\n  }\n  relatedBusinesses(slug: $slug, limit: $limit, seed: $seed) {\n    id\n    ...BusinessCard_card\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment BusinessCard_card on BusinessCard {\n  id\n  slug\n  name\n  excerpt\n  phone\n  whatsapp\n  distance\n  state\n  reopensOn\n  hours {\n    week\n    exceptions {\n      date\n      hours\n    }\n  }\n  cover {\n    id\n    image {\n      url\n      width\n      height\n      color\n    }\n  }\n  categories {\n    id\n    name\n    slug\n  }\n  city {\n    id\n    name\n    slug\n  }\n  neighborhood {\n    id\n    name\n  }\n}"): (typeof documents)["fragment BusinessCard_card on BusinessCard {\n  id\n  slug\n  name\n  excerpt\n  phone\n  whatsapp\n  distance\n  state\n  reopensOn\n  hours {\n    week\n    exceptions {\n      date\n      hours\n    }\n  }\n  cover {\n    id\n    image {\n      url\n      width\n      height\n      color\n    }\n  }\n  categories {\n    id\n    name\n    slug\n  }\n  city {\n    id\n    name\n    slug\n  }\n  neighborhood {\n    id\n    name\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;