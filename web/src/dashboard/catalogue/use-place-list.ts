import { useClient } from '../../apollo/page-data.tsx'
import type { PlaceSortField } from '../../gql/dashboard/graphql.ts'
import { forgetPlaces } from '../forget-lists.ts'
import { type ListAddress, useListAddress } from '../table/use-list-address.ts'
import type { ListDescription, ListVariables, Place } from './description.ts'

/** Rows on a page of these lists. */
export const rowsPerPage = 20

const sorts = ['NAME', 'CREATED_AT', 'UPDATED_AT'] as const
const byName = { field: 'NAME', direction: 'ASC' } as const

export interface PlaceList<TRow> {
  address: ListAddress<PlaceSortField>
  /** Null while they are loaded for the first time. */
  rows: readonly TRow[] | null
  pagination: { total: number; totalPages: number } | undefined
  isLoading: boolean
  hasFailed: boolean
  /** Whether the search or a filter leaves something out. */
  isFiltered: boolean
  /** Asks anew, once something has changed; never throws, since the list says itself when that fails. */
  reload: () => Promise<void>
}

/** The list of one of the four screens as its address says. */
export function usePlaceList<TRow extends Place>(description: ListDescription<TRow>): PlaceList<TRow> {
  const { operations, filters } = description
  const { cache } = useClient()
  const address = useListAddress(sorts, byName)
  const { search, sort, page } = address
  const chosen = filters.map(({ name }) => [name, address.filter(name)] as const).filter(([, value]) => value)
  const variables = {
    filter: readFilter(search, Object.fromEntries(chosen)),
    sort,
    page,
    perPage: rowsPerPage,
  }
  const { data, previousData, error, loading, refetch } = operations.useList({
    variables,
    fetchPolicy: 'cache-and-network',
  })
  const shown = data ?? (error ? undefined : previousData)
  return {
    address,
    rows: shown?.page.items ?? null,
    pagination: shown?.page.pagination,
    isLoading: loading,
    hasFailed: Boolean(error) && !loading,
    isFiltered: Boolean(search) || chosen.length > 0,
    reload: async () => {
      forgetPlaces(cache)
      await refetch().catch(() => {})
    },
  }
}

/** Names only what there is to filter by. */
function readFilter(
  search: string,
  { active, ...places }: { city?: string; category?: string; active?: string },
): ListVariables['filter'] {
  return { ...(search && { search }), ...places, ...(active && { active: active === 'true' }) }
}
