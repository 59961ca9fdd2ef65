import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { usersPerPage } from '../../constants.ts'
import { dashboardMessages } from '../../messages-dashboard.ts'
import { tableMessages } from '../../messages-table.ts'
import { usersMessages as texts } from '../../messages-users.ts'
import { useViewer } from '../../session/use-viewer.ts'
import { recipe } from '../../theme/theme.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Banner } from '../feedback/banner.tsx'
import { EmptyLine } from '../shell/empty-line.tsx'
import { Failure } from '../shell/failure.tsx'
import { ScreenTitle } from '../shell/screen-title.tsx'
import { DataTable } from '../table/data-table.tsx'
import { ListToolbar } from '../table/list-toolbar.tsx'
import { type UserRow, userColumns } from './columns.tsx'
import { OwnedBusinesses } from './owned-businesses.tsx'
import { useRoleChange } from './use-role-change.ts'
import { useUserList } from './use-user-list.ts'

const Parts = chakra(
  'div',
  recipe({ base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } }),
)

/** `/dashboard/users`: who has an account, in which role, and what they own. */
export function UsersPage() {
  const list = useUserList()
  const { address, found, refetch } = list
  const viewer = useViewer()
  const [owner, setOwner] = useState<UserRow | null>(null)
  const ownId = viewer.is === 'user' ? viewer.user.id : ''
  const { changeRole, isBusy, failure, dismiss, dialog } = useRoleChange(ownId, () => {
    // What it shows may have to go, or to come. A failure is told by the list itself.
    refetch().catch(() => {})
  })

  if (list.lastPage < address.page) return <Navigate to={address.pathOf(list.lastPage)} replace />
  return (
    <>
      <ScreenTitle title={texts.title} lead={texts.lead} />
      <Parts>
        {failure && (
          <Banner key={failure.id} tone="error" onDismiss={dismiss}>
            <p>{failure.text}</p>
          </Banner>
        )}
        <ListToolbar
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          search={address.search}
          onSearch={address.setSearch}
          total={
            found
              ? tableMessages.total(found.pagination.total, texts.one, texts.several)
              : dashboardMessages.loading
          }
        >
          <SelectField
            label={texts.role}
            value={list.role ?? ''}
            onChange={({ target }) => address.setFilter('role', target.value.toLowerCase())}
          >
            <option value="">{texts.anyRole}</option>
            <option value="ADMIN">{texts.roles.ADMIN}</option>
            <option value="USER">{texts.roles.USER}</option>
          </SelectField>
        </ListToolbar>
        {list.error ? (
          <Failure error={list.error} refetch={refetch} />
        ) : (
          <DataTable
            label={texts.list}
            columns={userColumns({ ownId, changeRole, showOwned: setOwner, isBusy })}
            rows={found?.items ?? null}
            isStale={list.isStale}
            expected={usersPerPage}
            sort={address.sort}
            onSort={address.setSort}
            empty={<Nobody clear={list.clear} />}
          />
        )}
        {found && !list.error && (
          <Pagination page={address.page} totalPages={found.pagination.totalPages} pathOf={address.pathOf} />
        )}
      </Parts>
      {owner && <OwnedBusinesses user={owner} onClose={() => setOwner(null)} />}
      {dialog}
    </>
  )
}

function Nobody({ clear }: { clear: () => void }) {
  return (
    <EmptyLine text={texts.empty}>
      <Button look="outline" onClick={clear}>
        {texts.clear}
      </Button>
    </EmptyLine>
  )
}
