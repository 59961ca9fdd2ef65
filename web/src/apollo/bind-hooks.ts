import type { FragmentType, MaybeMasked, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type SkipToken, useFragment, useMutation, useQuery } from '@apollo/client/react'

/** Options may be left out only where no variable is required. */
type OptionsArgument<TVariables, TOptions> =
  Record<string, never> extends TVariables ? [options?: TOptions] : [options: TOptions]

/**
 * The hook of one query. `src/gql/hooks.ts` calls this once per query of the web app.
 *
 * @returns `useQuery` for that document, with its own data and variables
 */
export function bindQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return (
    ...[options]: OptionsArgument<
      TVariables,
      useQuery.Options<NoInfer<TData>, NoInfer<TVariables>> | SkipToken
    >
  ): useQuery.Result<TData, TVariables, 'empty' | 'complete' | 'streaming', Partial<TVariables>> =>
    useQuery(document, options as useQuery.Options<TData, TVariables>)
}

/** The hook of one mutation. */
export function bindMutation<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return (
    options?: useMutation.Options<NoInfer<TData>, NoInfer<TVariables>>,
  ): useMutation.ResultTuple<TData, TVariables> => useMutation(document, options as object)
}

/**
 * The hook of one fragment: what a component asked for, out of the masked object that its parent hands down.
 *
 * @returns the fragment's data, or null when the cache does not hold all of it
 */
export function bindFragment<TData>(
  fragment: TypedDocumentNode<TData, never> | TypedDocumentNode<TData, unknown>,
) {
  return (from: FragmentType<NoInfer<TData>>): MaybeMasked<TData> | null => {
    const { data, complete } = useFragment({ fragment: fragment as TypedDocumentNode<TData>, from })
    return complete ? (data as MaybeMasked<TData>) : null
  }
}
