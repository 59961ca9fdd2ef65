import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Scopes } from '../../builder.ts'
import type { Fields } from './fields.ts'
import type { Success } from './responses.ts'

/** The variables of a document. */
export type Variables = Record<string, unknown>

/** One call of the API, from which it is both served and described. */
export interface Route<Data = never> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api; `{id}` is a parameter. */
  path: string
  /** Name of the call in generated clients. */
  operationId: string
  summary: string
  description: string
  isDeprecated?: boolean
  /** Not in the OpenAPI document, which describes another path of the same call. */
  isUndescribed?: boolean
  /** The scope of the document's root field, checked before a body is read. */
  scope: keyof Scopes
  document: TypedDocumentNode<Data, never>
  params?: Fields
  query?: Fields
  headers?: Fields
  /** JSON and forms alike. */
  body?: Fields
  /** Default or fixed variables. */
  constants?: Variables
  success: Success<NoInfer<Data>>
  /** Whether the response is for one visitor only, although its data is public. */
  isPersonal?(variables: Variables): boolean
  /** For a streamed list: the variables of its next part, null after the last. */
  nextPart?(data: NoInfer<Data>): Variables | null
}

/** Checks a route against the type of its document's data, which a list of routes forgets. */
export function route<Data>(row: Route<Data>): Route {
  return row as Route
}
