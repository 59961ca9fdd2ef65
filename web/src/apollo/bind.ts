import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'

/** Options and variables are optional only if no variable is required. */
type QueryOptions<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, NoInfer<TVariables>> | SkipToken]
    : [
        options:
          | (useQuery.Options<TData, NoInfer<TVariables>> & { variables: NoInfer<TVariables> })
          | SkipToken,
      ]

/** Binds Apollo's `useQuery` to a document, for the generated `hooks.ts`. */
export function bindQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return (...[options]: QueryOptions<TData, TVariables>) =>
    useQuery(document, (options ?? {}) as never) as useQuery.Result<TData, TVariables, 'complete' | 'empty'>
}

/** Binds Apollo's `useMutation` to a document. */
export function bindMutation<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return (options?: useMutation.Options<NoInfer<TData>, NoInfer<TVariables>>) =>
    useMutation(document, options as never) as useMutation.ResultTuple<TData, TVariables>
}
