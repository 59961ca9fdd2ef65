import type { Mutation, Query } from '../ask/schema-types.generated.ts'
import type { MockUser } from './accounts.ts'
import type { MockCatalogue } from './catalogue.ts'

/**
 * Results of `Query` and `Mutation` fields: a value, or a function of the arguments; undefined falls back to
 * the catalogue. A list is wrapped in a page where needed.
 */
export type Answers = {
  [Field in keyof Query | keyof Mutation]?: Answer | ((args: Row) => Answer | undefined)
}
type Answer = object | string | number | boolean | null

export interface MockContext {
  catalogue: MockCatalogue
  answers: Answers
  /** Account of the sent token. */
  viewer: MockUser | null
  /** The sent token belongs to no account. */
  isExpired: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: rows of every type, read by the names that the schema has
export type Row = Record<string, any>

/** Rows of a schema type. */
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
