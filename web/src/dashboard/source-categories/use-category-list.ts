import { useSourceCategoriesQuery } from '../../gql/dashboard/hooks.ts'
import { pageState } from '../table/paged-list.tsx'
import { useListAddress } from '../table/use-list-address.ts'

/** Rows per page. */
export const rowsPerPage = 20

const states = { unknown: 'UNKNOWN', changed: 'CHANGED' } as const

/** Reads the list for the filters in the URL. */
export function useCategoryList() {
  const address = useListAddress(['PLACES'] as const, { field: 'PLACES', direction: 'DESC' })
  const { search, page } = address
  const category = address.filter('category')
  const named = address.filter('state')
  const state = named === 'unknown' || named === 'changed' ? named : null
  const query = useSourceCategoriesQuery({
    variables: {
      filter: { ...(search && { search }), ...(category && { category }), state: state && states[state] },
      ...{ page, perPage: rowsPerPage },
    },
    fetchPolicy: 'cache-and-network',
  })
  const isFiltered = search !== '' || category !== '' || state !== null
  return {
    ...{ address, category, state },
    ...pageState(query, (data) => data.sourceCategoryPage),
    clear: isFiltered ? () => address.clear(['category', 'state']) : undefined,
    /** Refetches after a change; never throws: the list reports a failure. */
    reload: async () => {
      await query.refetch().catch(() => {})
    },
  }
}

export type CategoryList = ReturnType<typeof useCategoryList>
