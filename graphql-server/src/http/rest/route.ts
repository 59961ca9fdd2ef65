import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Scopes } from '../../builder.ts'
import type { Fields } from './fields.ts'
import type { Success } from './responses.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The variables of a document. */
export type Variables = Record<string, unknown>

/** One call of the API, from which it is both answered and described. */
export interface Route<Data = never> {
  method: Method
  /** Below /api; `{id}` stands for a parameter. */
  path: string
  /** Name of the call in generated clients. */
  operationId: string
  summary: string
  description: string
  isDeprecated?: boolean
  /** Whether the description leaves the call out, since another path is described in its place. */
  isUndescribed?: boolean
  /** Who may call: the scope of the document's root field, checked before a body is read. */
  scope: keyof Scopes
  document: TypedDocumentNode<Data, never>
  params?: Fields
  query?: Fields
  headers?: Fields
  /** JSON and forms alike. */
  body?: Fields
  /** Variables that are always the same. */
  constants?: Variables
  success: Success<NoInfer<Data>>
  /** Whether the answer is for one visitor only, although its data is public. */
  isPersonal?(variables: Variables): boolean
  /** For a list that is streamed: the variables of its next part, or null after the last. */
  nextPart?(data: NoInfer<Data>): Variables | null
}

/** Checks a route against the type of its document's data, which the table of all routes forgets. */
export function route<Data>(row: Route<Data>): Route {
  return row as Route
}
