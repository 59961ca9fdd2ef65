import { useClient } from '../../apollo/page-data.tsx'
import { forgetPlaces } from '../forget-lists.ts'
import { pageState } from '../table/paged-list.tsx'
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
  const query = operations.useList({
    variables: { filter: readFilter(search, Object.fromEntries(chosen)), sort, page, perPage: rowsPerPage },
    fetchPolicy: 'cache-and-network',
  })
  const { error, loading } = query
  return {
    address,
    ...pageState({ ...query, ...(error && { previousData: undefined }) }, (data) => data.page),
    isStale: loading,
    // While it is tried again the failure has not happened again.
    error: loading ? undefined : error,
    clear: search || chosen.length > 0 ? () => address.clear(filters.map(({ name }) => name)) : undefined,
    /** Asks anew, once something has changed; never throws, since the list says itself when that fails. */
    reload: async () => {
      forgetPlaces(cache)
      await query.refetch().catch(() => {})
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
