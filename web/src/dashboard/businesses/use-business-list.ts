import type { BusinessListQuery } from '../../gql/dashboard/graphql.ts'
import { useBusinessListQuery } from '../../gql/dashboard/hooks.ts'
import { type BusinessListAddress, listFilter } from './list-address.ts'

export type ListedBusiness = BusinessListQuery['businessPage']['items'][number]

export function useBusinessList(list: BusinessListAddress) {
  const { sort, page, perPage } = list
  const { data, previousData, error, loading, refetch } = useBusinessListQuery({
    variables: { filter: listFilter(list), sort, page, perPage },
    // What was seen before is there at once; what others have changed since comes after it.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const shown = (data ?? previousData)?.businessPage
  return {
    // Null until any have come, then those of the last list. That another list is empty says nothing of this one.
    rows: !data && shown?.items.length === 0 ? null : (shown?.items ?? null),
    pagination: shown?.pagination ?? null,
    /** Whether what is shown is of another list than is asked for. */
    isStale: !data,
    // While it is tried again the failure has not happened again.
    hasFailed: error !== undefined && !loading,
    reload: () => refetch(),
  }
}
