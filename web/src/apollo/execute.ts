import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client'
import { parse } from 'graphql'
import type { AskOptions, PageDocument } from '../ask/ask.ts'

const parsed = new Map<string, DocumentNode>()

/** @returns a page's document as a parsed node, memoized */
export function toNode(document: { toString(): string }): DocumentNode {
  const text = document.toString()
  const node = parsed.get(text) ?? parse(text, { noLocation: true })
  parsed.set(text, node)
  return node
}

/** Executes a page's document with Apollo Client, which caches query results. */
export async function execute<TData, TVariables>(
  client: ApolloClient,
  document: PageDocument<TData, TVariables>,
  variables: TVariables,
  { fresh, uncached, signal }: AskOptions,
): Promise<TData> {
  const node = toNode(document)
  const sent = variables as OperationVariables
  const context = signal && { fetchOptions: { signal }, queryDeduplication: false }
  const isMutation = node.definitions.some((each) => 'operation' in each && each.operation === 'mutation')
  const { data } = isMutation
    ? await client.mutate({ mutation: node, variables: sent, ...(context && { context }) })
    : await client.query({
        query: node,
        variables: sent,
        fetchPolicy: uncached ? 'no-cache' : fresh ? 'network-only' : 'cache-first',
        ...(context && { context }),
      })
  return data as TData
}
