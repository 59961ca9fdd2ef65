import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { useContext } from 'react'
import { PageResultsContext } from './page-results.ts'

/** The hook of one mutation; on the server, where nobody acts, one that is never called. */
export function bindMutation<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  type Result = useMutation.ResultTuple<TData, TVariables>
  return (options?: useMutation.Options<NoInfer<TData>, NoInfer<TVariables>>): Result => {
    const results = useContext(PageResultsContext)
    // biome-ignore lint/correctness/useHookAtTopLevel: a tree has results for as long as it lives, or never
    if (!results) return useMutation(document, options as object)
    return [neverCalled, { called: false, loading: false }] as unknown as Result
  }
}

function neverCalled(): never {
  throw new Error('a mutation while a page renders')
}
