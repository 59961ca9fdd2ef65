import { usersPerPage } from '../../constants.ts'
import { useUserPageQuery } from '../../gql/dashboard/hooks.ts'
import { useListAddress } from '../table/use-list-address.ts'
import type { UserRow } from './columns.tsx'

const sorts = ['NAME', 'EMAIL', 'CREATED_AT'] as const
const roles: readonly UserRow['role'][] = ['ADMIN', 'USER']

/** One page of the accounts, as the address asks for it. */
export function useUserList() {
  const address = useListAddress(sorts, { field: 'CREATED_AT', direction: 'DESC' })
  const role = roles.find((each) => each.toLowerCase() === address.filter('role'))
  const { search, sort, page } = address
  const { data, previousData, error, refetch } = useUserPageQuery({
    variables: {
      filter: { ...(search && { search }), ...(role && { role }) },
      sort,
      page,
      perPage: usersPerPage,
    },
    fetchPolicy: 'cache-and-network',
  })
  return {
    address,
    role,
    /** Those of the last list while another one loads; undefined until any have come. */
    found: (data ?? previousData)?.userPage,
    /** Whether what is shown is of another list than is asked for. */
    isStale: !data,
    /** What is beyond it is not there: the list goes back to it. */
    lastPage: data ? Math.max(1, data.userPage.pagination.totalPages) : Number.POSITIVE_INFINITY,
    error,
    refetch,
    clear: () => address.clear(['role']),
  }
}
