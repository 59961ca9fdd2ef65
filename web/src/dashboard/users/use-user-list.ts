import { usersPerPage } from '../../constants.ts'
import { useUserPageQuery } from '../../gql/dashboard/hooks.ts'
import { pageState } from '../table/paged-list.tsx'
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
    ...pageState({ data, previousData, read: ({ userPage }) => userPage }),
    error,
    refetch,
    clear: () => address.clear(['role']),
  }
}
