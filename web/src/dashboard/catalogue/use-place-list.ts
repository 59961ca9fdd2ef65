import { useClient } from '../../apollo/page-data.tsx'
import { forgetPlaces } from '../forget-lists.ts'
import { useListAddress } from '../table/use-list-address.ts'
import type { ListDescription, ListVariables, Place } from './description.ts'

/** Rows on a page of these lists. */
export const rowsPerPage = 20

const sorts = ['NAME', 'CREATED_AT', 'UPDATED_AT'] as const
const byName = { field: 'NAME', direction: 'ASC' } as const

/** The list of one of the four screens as its address says. */
export function usePlaceList<TRow extends Place>(description: ListDescription<TRow>) {
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
    /** Null while they are loaded for the first time. */
    rows: shown?.page.items ?? null,
    pagination: shown?.page.pagination,
    isLoading: loading,
    hasFailed: Boolean(error) && !loading,
    /** Whether the search or a filter leaves something out. */
    isFiltered: Boolean(search) || chosen.length > 0,
    /** Asks anew, once something has changed; never throws, since the list says itself when that fails. */
    reload: async () => {
      forgetPlaces(cache)
      await refetch().catch(() => {})
    },
  }
}

export type PlaceList<TRow extends Place> = ReturnType<typeof usePlaceList<TRow>>

/** Names only what there is to filter by. */
function readFilter(
  search: string,
  { active, ...places }: { city?: string; category?: string; active?: string },
): ListVariables['filter'] {
  return { ...(search && { search }), ...places, ...(active && { active: active === 'true' }) }
}
