import { count } from '../../count.ts'
import { maskPhone } from '../../forms/phone-mask.ts'
import type { UserPageQuery, UserSortField } from '../../gql/dashboard/graphql.ts'
import { dashboardMessages } from '../../messages-dashboard.ts'
import { usersMessages as texts } from '../../messages-users.ts'
import type { Column } from '../table/data-table.tsx'
import { RowAction } from '../table/row-action.tsx'

export type UserRow = UserPageQuery['userPage']['items'][number]

const dates = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' })

export interface UserActions {
  /** The account of who looks at the list. */
  ownId: string
  showOwned: (user: UserRow) => void
  changeRole: (user: UserRow) => void
  isBusy: boolean
}

/** The role that an account gets when its role is changed. */
export function otherRole(role: UserRow['role']): UserRow['role'] {
  return role === 'ADMIN' ? 'USER' : 'ADMIN'
}

/** The columns of the list of accounts. */
export function userColumns(actions: UserActions): Column<UserRow, UserSortField>[] {
  const { ownId, showOwned, changeRole, isBusy } = actions
  return [
    {
      title: texts.name,
      sort: 'NAME',
      isMain: true,
      cell: ({ id, name }) => (id === ownId ? `${name} (${texts.you})` : name),
    },
    { title: texts.email, sort: 'EMAIL', cell: ({ email }) => email },
    { title: texts.phone, cell: ({ phone }) => maskPhone(phone) },
    { title: texts.role, cell: ({ role }) => texts.roles[role] },
    {
      title: texts.owns,
      cell: (user) =>
        user.businessCount > 0 ? (
          <RowAction
            text={count(user.businessCount)}
            label={texts.owned.open(user.businessCount, user.name)}
            onClick={() => showOwned(user)}
          />
        ) : (
          '0'
        ),
    },
    {
      title: texts.since,
      sort: 'CREATED_AT',
      firstDirection: 'DESC',
      cell: ({ createdAt }) => dates.format(new Date(createdAt)),
    },
    {
      title: dashboardMessages.actions,
      cell: (user) => (
        <RowAction
          text={texts.change.open}
          label={texts.change.openOf(user.name)}
          onClick={() => changeRole(user)}
          disabled={isBusy}
        />
      ),
    },
  ]
}
