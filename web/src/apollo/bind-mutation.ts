import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
// A page that acts starts with the client: it is not loaded after the page.
import './client.ts'
import { useClient } from './page-data.tsx'

/** The hook of one mutation; on the server, where nobody acts, one that is never called. */
export function bindMutation<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  type Result = useMutation.ResultTuple<TData, TVariables>
  return (options?: useMutation.Options<NoInfer<TData>, NoInfer<TVariables>>): Result => {
    const client = useClient()
    // biome-ignore lint/correctness/useHookAtTopLevel: a tree has a client once it is shown, or never
    if (client) return useMutation(document, { ...options, client } as object)
    return [neverCalled, { called: false, loading: false }] as unknown as Result
  }
}

function neverCalled(): never {
  throw new Error('a mutation while a page renders')
}
