import type { Mutation, Query } from '../ask/schema-types.generated.ts'
import type { MockUser } from './accounts.ts'
import type { MockCatalogue } from './catalogue.ts'

/**
 * Answers to fields of `Query` and `Mutation`: a value, or a function of the arguments. Undefined leaves the field to the
 * catalogue. A list is the items of a page.
 */
export type Answers = {
  [Field in keyof Query | keyof Mutation]?: Answer | ((args: Row) => Answer | undefined)
}
type Answer = object | string | number | boolean | null

export interface MockContext {
  catalogue: MockCatalogue
  answers: Answers
  /** The account whose token was sent. */
  viewer: MockUser | null
  /** A token was sent that belongs to no account. */
  isExpired: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: rows of every type, read by the names that the schema has
export type Row = Record<string, any>

/** The rows of a type of the schema. */
export function rowsOf(type: string, { catalogue, viewer }: MockContext): Row[] | undefined {
  const rows: Record<string, Row[] | undefined> = {
    City: catalogue.cities,
    Neighborhood: catalogue.neighborhoods,
    Category: catalogue.categories,
    Subcategory: catalogue.subcategories,
    Attribute: catalogue.attributes,
    Business: catalogue.businesses,
    BusinessCard: catalogue.businesses,
    BusinessPoint: catalogue.businesses,
    Photo: catalogue.businesses.flatMap(({ photos }) => photos),
    User: catalogue.users,
    Invitation: catalogue.invitations,
    AuditEntry: catalogue.entries,
    EmptySearch: catalogue.emptySearches,
    WaitingMails: catalogue.waitingMails,
    Favorite: viewer?.favorites,
    OpenSession: viewer?.sessions,
    Passkey: viewer?.passkeys,
  }
  return rows[type]
}
