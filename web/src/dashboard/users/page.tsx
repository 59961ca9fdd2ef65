import { useState } from 'react'
import { usersPerPage } from '../../constants.ts'
import { SelectField } from '../../forms/field.tsx'
import { useInvitationsQuery, useUserPageQuery } from '../../gql/dashboard/hooks.ts'
import { invitationsMessages, usersMessages as texts } from '../../messages/dashboard/users.ts'
import { useViewer } from '../../session/me.ts'
import { Button } from '../../ui/button.tsx'
import { ListToolbar, type ListToolbarProps } from '../table/list-toolbar.tsx'
import { PagedList, pageState } from '../table/paged-list.tsx'
import { useListAddress } from '../table/use-list-address.ts'
import { userColumns } from './columns.tsx'
import { Invitations, InviteDialog } from './invitations.tsx'
import { OwnedBusinesses } from './owned-businesses.tsx'
import { type UserRow, useUserActions } from './use-user-actions.ts'

/** `/dashboard/users`: who has an account, in which role, and what they own. */
export function UsersPage() {
  const list = useUserList()
  const { address, reload } = list
  const viewer = useViewer()
  const invitations = useInvitationsQuery({ fetchPolicy: 'cache-and-network' })
  const reloadInvitations = () => invitations.refetch().catch(() => {})
  const [isInviting, setIsInviting] = useState(false)
  const [owner, setOwner] = useState<UserRow | null>(null)
  const ownId = viewer.is === 'user' ? viewer.user.id : ''
  const { failure, dismiss, dialog, ...actions } = useUserActions(ownId, reload)

  return (
    <>
      <PagedList
        list={list}
        texts={texts}
        screen="users"
        failure={failure}
        onDismiss={dismiss}
        action={<Button onClick={() => setIsInviting(true)}>{invitationsMessages.open}</Button>}
        toolbar={(total, tools) => (
          <>
            <Invitations invitations={invitations.data?.invitations ?? []} reload={reloadInvitations} />
            <UserFilters list={list} total={total} tools={tools} />
          </>
        )}
        columns={userColumns(ownId, setOwner, actions)}
        expected={usersPerPage}
        sort={address.sort}
        onSort={address.setSort}
      />
      {owner && <OwnedBusinesses user={owner} onClose={() => setOwner(null)} />}
      {isInviting && <InviteDialog invited={reloadInvitations} onClose={() => setIsInviting(false)} />}
      {dialog}
    </>
  )
}

interface UserFiltersProps extends Pick<ListToolbarProps, 'total' | 'tools'> {
  list: ReturnType<typeof useUserList>
}

function UserFilters({ list, ...bar }: UserFiltersProps) {
  const { address, role } = list
  return (
    <ListToolbar
      label={texts.search}
      placeholder={texts.searchPlaceholder}
      search={address.search}
      onSearch={address.setSearch}
      active={role ? 1 : 0}
      {...bar}
    >
      <SelectField
        label={texts.role}
        value={role ?? ''}
        onChange={({ target }) => address.setFilter('role', target.value.toLowerCase())}
        options={[['', texts.anyRole], ...roles.map((each) => [each, texts.roles[each]] as const)]}
      />
    </ListToolbar>
  )
}

const sorts = ['NAME', 'EMAIL', 'CREATED_AT'] as const
const roles: readonly UserRow['role'][] = ['ADMIN', 'USER']

/** One page of the accounts, as the address asks for it. */
function useUserList() {
  const address = useListAddress(sorts, { field: 'CREATED_AT', direction: 'DESC' })
  const role = roles.find((each) => each.toLowerCase() === address.filter('role'))
  const { search, sort, page } = address
  const query = useUserPageQuery({
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
    ...pageState(query, ({ userPage }) => userPage),
    clear: search || role ? () => address.clear(['role']) : undefined,
  }
}
