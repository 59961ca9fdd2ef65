import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { addTypenameToDocument } from '@apollo/client/utilities'
import type { ExecutionResult } from 'graphql'
import type { PageQuery } from '../start/route-handle.ts'

type Execute = (document: DocumentNode, variables?: Record<string, unknown>) => Promise<ExecutionResult>

/** What the operations of one page answered, for one render on the server: as it is, without a cache. */
export interface PageResults {
  /** In the order of the operations: the browser fills its cache with them. */
  data: unknown[]
  /** @returns undefined for what the page has not asked for */
  read<TData, TVariables extends OperationVariables>(
    query: TypedDocumentNode<TData, TVariables>,
    variables?: NoInfer<TVariables>,
  ): TData | undefined
}

/** The results of a page that has asked for nothing. */
export const noResults: PageResults = { data: [], read: () => undefined }

/** One copy of a document with type names, which the browser's cache needs; the server remembers it as parsed and valid. */
const typed = new WeakMap<DocumentNode, DocumentNode>()

/**
 * Executes a page's operations at the same time.
 *
 * @throws an AggregateError of the GraphQL errors when any of them has no whole answer
 */
export async function askFor(queries: PageQuery[], execute: Execute): Promise<PageResults> {
  const data = await Promise.all(
    queries.map(async ({ query, variables }) => {
      const { data, errors } = await execute(withTypenames(query), variables)
      if (errors?.length || !data) throw new AggregateError(errors ?? [], 'a page has no data')
      return data
    }),
  )
  return resultsOf(queries, data)
}

/** What is known of a page's operations, each with its answer at the same place. */
export function resultsOf(queries: PageQuery[], data: unknown[]): PageResults {
  const keys = queries.map(({ variables }) => JSON.stringify(variables))
  return {
    data,
    read(query, variables) {
      const key = JSON.stringify(variables ?? {})
      return data[queries.findIndex((known, place) => known.query === query && keys[place] === key)] as never
    },
  }
}

function withTypenames(document: DocumentNode): DocumentNode {
  const known = typed.get(document)
  if (known) return known
  const made = addTypenameToDocument(document)
  typed.set(document, made)
  return made
}
