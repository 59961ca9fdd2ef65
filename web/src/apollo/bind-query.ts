import type {
  ApolloClient,
  ErrorLike,
  ObservableQuery,
  OperationVariables,
  TypedDocumentNode,
  WatchQueryFetchPolicy,
} from '@apollo/client'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { usePageData } from './page-data.tsx'

interface CommonOptions {
  /** Asks for nothing while it is true, as `null` in place of the options does. */
  skip?: boolean
  fetchPolicy?: WatchQueryFetchPolicy
  nextFetchPolicy?: WatchQueryFetchPolicy
}

/** Options, and variables, may be left out only where no variable is required. */
type OptionsArgument<TVariables> =
  Record<string, never> extends TVariables
    ? [options?: (CommonOptions & { variables?: NoInfer<TVariables> }) | null]
    : [options: (CommonOptions & { variables: NoInfer<TVariables> }) | null]

export interface QueryResult<TData, TVariables> {
  data: TData | undefined
  /** What was there last while other data is on its way. */
  previousData: TData | undefined
  error: ErrorLike | undefined
  loading: boolean
  /** Asks anew, whatever the cache holds. Rejects with what is wrong. */
  refetch: (variables?: Partial<TVariables>) => Promise<unknown>
}

/**
 * The hook of one query. `src/gql/hooks.ts` calls this once per query of the web app.
 *
 * @returns what the page's operations answered, on the server and in the browser as long as nothing else is asked for;
 *   then what Apollo Client says, which is loaded for it. On the server anything else is loading for ever
 */
export function bindQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return (...[options]: OptionsArgument<TVariables>): QueryResult<TData, TVariables> => {
    const { results, client, loadClient, readFrom } = usePageData()
    const [failure, setFailure] = useState<ErrorLike>()
    const asked: (CommonOptions & { variables?: TVariables }) | null =
      options === null || options?.skip ? null : (options ?? {})
    const variables = asked?.variables
    const key = asked && JSON.stringify([variables, asked.fetchPolicy])
    // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked for
    const watched = useMemo(
      () =>
        client && asked
          ? watchQuery(client, document, variables, asked.fetchPolicy, asked.nextFetchPolicy)
          : nothingWatched,
      [client, key],
    )
    const current = useSyncExternalStore(watched.subscribe, watched.read, watched.read)

    const rendered = asked && !client && !asked.fetchPolicy ? results.read(document, variables) : undefined
    const needsClient = asked !== null && !client && !rendered
    useEffect(() => {
      if (needsClient) loadClient?.().then(readFrom, setFailure)
    }, [needsClient, loadClient, readFrom])

    const data = current ? (current.data as TData | undefined) : rendered
    const last = useRef<TData>(undefined)
    useEffect(() => {
      if (data) last.current = data
    }, [data])
    const error = current ? current.error : needsClient ? failure : undefined
    return {
      data,
      previousData: last.current,
      error,
      loading: current ? current.loading : needsClient && !error,
      refetch: watched.refetch ?? (async () => loadClient?.().then(readFrom)),
    }
  }
}

type Result<TData> = Pick<ObservableQuery.Result<TData>, 'data' | 'error' | 'loading'>

/** One query of Apollo Client's, as `useSyncExternalStore` takes it. */
export interface WatchedQuery<TData, TVariables> {
  read: () => Result<TData> | null
  /** Asks the server where the cache does not know. */
  subscribe: (changed: () => void) => () => void
  refetch: ((variables?: Partial<TVariables>) => Promise<unknown>) | null
}

/** For what is not asked for. */
const nothingWatched: WatchedQuery<never, OperationVariables> = {
  read: () => null,
  subscribe: () => () => {},
  refetch: null,
}

/** Begins with what the cache holds; asks for nothing before somebody subscribes. */
function watchQuery<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables | undefined,
  fetchPolicy: WatchQueryFetchPolicy | undefined,
  nextFetchPolicy: WatchQueryFetchPolicy | undefined,
): WatchedQuery<TData, TVariables> {
  const observable = client.watchQuery({
    query,
    variables,
    ...(fetchPolicy && { fetchPolicy }),
    ...(nextFetchPolicy && { nextFetchPolicy }),
  } as ApolloClient.WatchQueryOptions<TData, TVariables>)
  let current: Result<TData> = observable.getCurrentResult()
  return {
    read: () => current,
    subscribe(changed) {
      const subscription = observable.subscribe((next) => {
        if (isSame(current, next)) return
        current = next
        changed()
      })
      return () => subscription.unsubscribe()
    },
    refetch: (changes) => observable.refetch(changes),
  }
}

function isSame<TData>(one: Result<TData>, other: Result<TData>): boolean {
  return one.data === other.data && one.error === other.error && one.loading === other.loading
}
