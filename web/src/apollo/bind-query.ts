import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type SkipToken, skipToken, useQuery } from '@apollo/client/react'
import { useContext } from 'react'
import { PageResultsContext } from './page-results.ts'

/** Options may be left out only where no variable is required. */
type OptionsArgument<TVariables, TOptions> =
  Record<string, never> extends TVariables ? [options?: TOptions] : [options: TOptions]

/**
 * The hook of one query. `src/gql/hooks.ts` calls this once per query of the web app.
 *
 * @returns `useQuery` for that document, with its own data and variables; on the server what the page's operations
 *   answered, and loading for anything else: nothing is asked for while a page renders
 */
export function bindQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  type Options = useQuery.Options<NoInfer<TData>, NoInfer<TVariables>>
  type Result = useQuery.Result<TData, TVariables, 'empty' | 'complete' | 'streaming', Partial<TVariables>>
  return (...[options]: OptionsArgument<TVariables, Options | SkipToken>): Result => {
    const results = useContext(PageResultsContext)
    // biome-ignore lint/correctness/useHookAtTopLevel: a tree has results for as long as it lives, or never
    if (!results) return useQuery(document, options as useQuery.Options<TData, TVariables>)
    const isSkipped = options === skipToken || options?.skip
    const data = isSkipped ? undefined : results.read(document, options?.variables as TVariables)
    return { data, loading: !isSkipped && !data } as Result
  }
}
