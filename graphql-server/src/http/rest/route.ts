import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Scopes } from '../../sessions/scopes.ts'
import type { Answer } from './answers.ts'
import type { Fields } from './field.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a document is asked with. */
export type Variables = Record<string, unknown>

/** One call of the API: everything that tells it from the others. */
export interface Route<Data = never> {
  method: Method
  /** Below /api; `{id}` stands for a part that varies. */
  path: string
  summary: string
  description?: string
  /** Who may: the same as the document's field says, so that a body is not read for nothing. */
  may: keyof Scopes
  document: TypedDocumentNode<Data, never>
  /** The parts of the path that vary. */
  params?: Fields
  query?: Fields
  headers?: Fields
  body?: Fields
  /** Whether a body can be sent as a form too; JSON always can. */
  isForm?: boolean
  /** Variables that are always the same. */
  fixed?: Variables
  answer: Answer<NoInfer<Data>>
  /** Whether an answer is for one visitor only, although its data is public. */
  isPersonal?(variables: Variables): boolean
  /** For a list that is sent in pieces: what asks for the next one, or null after the last. */
  next?(data: NoInfer<Data>): Variables | null
  /** Sent instead of any failure. */
  onFailure?: object
}

/** A row of a table of routes: its document says what its answer gets. */
export function route<Data>(row: Route<Data>): Route {
  return row as Route
}
