import type { BusinessListQuery } from '../../gql/dashboard/graphql.ts'
import { useBusinessListQuery } from '../../gql/dashboard/hooks.ts'
import { type BusinessListAddress, filterOf } from './list-address.ts'

type Page = BusinessListQuery['businessPage']

/** An establishment as the list shows it. */
export type ListedBusiness = Page['items'][number]

export interface BusinessListState {
  /** Null until any rows have come; those of the last list while another one loads. */
  rows: readonly ListedBusiness[] | null
  /** Likewise. */
  pagination: Page['pagination'] | null
  /** Whether what is shown is of another list than is asked for. */
  isStale: boolean
  /** Whether it could not be loaded, or not again. */
  hasFailed: boolean
  reload: () => Promise<unknown>
}

/** One page of the list. */
export function useBusinessList(list: BusinessListAddress): BusinessListState {
  const { sort, page, perPage } = list
  const { data, previousData, error, loading, refetch } = useBusinessListQuery({
    variables: { filter: filterOf(list), sort, page, perPage },
    // What was seen before is there at once; what others have changed since comes after it.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const shown = (data ?? previousData)?.businessPage
  return {
    // That another list is empty says nothing of this one.
    rows: !data && shown?.items.length === 0 ? null : (shown?.items ?? null),
    pagination: shown?.pagination ?? null,
    isStale: !data,
    // While it is tried again the failure has not happened again.
    hasFailed: error !== undefined && !loading,
    reload: () => refetch(),
  }
}
