import type { ApolloClient, DocumentNode } from '@apollo/client'
import { addTypenameToDocument } from '@apollo/client/utilities'
import type { ExecutionResult } from 'graphql'
import type { PageQuery } from '../route-handle.ts'

type Execute = (document: DocumentNode, variables?: Record<string, unknown>) => Promise<ExecutionResult>

/** One typed copy per document, so that the server can remember what it has parsed and validated. */
const typed = new WeakMap<DocumentNode, DocumentNode>()

/**
 * Executes a page's operations at the same time and writes their answers into the cache.
 *
 * @throws an AggregateError of the GraphQL errors when any of them has no whole answer
 */
export async function fillCache(client: ApolloClient, queries: PageQuery[], execute: Execute): Promise<void> {
  const answers = await Promise.all(
    queries.map(async ({ query, variables }) => ({
      query,
      variables,
      result: await execute(withTypenames(query), variables),
    })),
  )
  for (const { query, variables, result } of answers) {
    if (result.errors?.length || !result.data)
      throw new AggregateError(result.errors ?? [], 'a page has no data')
    client.writeQuery({ query, variables, data: result.data })
  }
}

function withTypenames(document: DocumentNode): DocumentNode {
  const known = typed.get(document)
  if (known) return known
  const made = addTypenameToDocument(document)
  typed.set(document, made)
  return made
}
