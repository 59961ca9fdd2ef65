import type {
  ApolloClient,
  ObservableQuery,
  OperationVariables,
  TypedDocumentNode,
  WatchQueryFetchPolicy,
} from '@apollo/client'

type Result<TData> = Pick<ObservableQuery.Result<TData>, 'data' | 'error' | 'loading'>

/** One query of Apollo Client's, as `useSyncExternalStore` takes it. */
export interface WatchedQuery<TData, TVariables> {
  read: () => Result<TData> | null
  /** Asks the server where the cache does not know. */
  subscribe: (changed: () => void) => () => void
  refetch: ((variables?: Partial<TVariables>) => Promise<unknown>) | null
}

/** For what is not asked for. */
export const nothingWatched: WatchedQuery<never, OperationVariables> = {
  read: () => null,
  subscribe: () => () => {},
  refetch: null,
}

/** Begins with what the cache holds; asks for nothing before somebody subscribes. */
export function watchQuery<TData, TVariables extends OperationVariables>(
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
