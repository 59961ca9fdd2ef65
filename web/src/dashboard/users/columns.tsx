import { formatPhone } from '../../../../schema/phone-format.ts'
import type { UserSortField } from '../../gql/dashboard/graphql.ts'
import { usersMessages as texts } from '../../messages/dashboard/users.ts'
import { count } from '../../messages/site.ts'
import { RowAction, RowActions } from '../table/cells.tsx'
import type { Column } from '../table/columns.ts'
import styles from './columns.module.css'
import type { UserRow, useUserActions } from './use-user-actions.ts'

const dates = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' })

type Actions = Omit<ReturnType<typeof useUserActions>, 'fail' | 'failure' | 'dismiss' | 'dialog'>

/**
 * The columns of the list of accounts.
 *
 * @param ownId the account of who looks at the list
 */
export function userColumns(
  ownId: string,
  showOwned: (user: UserRow) => void,
  { changeRole, changeActive, sendPasswordLink, removeSecondFactor, isBusy }: Actions,
): Column<UserRow, UserSortField>[] {
  return [
    {
      id: 'NAME',
      header: texts.name,
      accessorFn: ({ name }) => name,
      enableHiding: false,
      meta: { isMain: true },
      cell: ({ row: { original: user } }) => (
        <>
          <span>{user.id === ownId ? `${user.name} (${texts.you})` : user.name}</span>
          {user.deactivatedAt && <span className={styles.mark}>{texts.deactivated}</span>}
        </>
      ),
    },
    {
      id: 'EMAIL',
      header: texts.contact,
      accessorFn: ({ email }) => email,
      cell: ({ row: { original: user } }) => (
        <span className={styles.contact}>
          <span>{user.email}</span>
          <span className={styles.phone}>{formatPhone(user.phone)}</span>
        </span>
      ),
    },
    {
      id: 'role',
      header: texts.role,
      cell: ({ row: { original: user } }) => (
        <span className={styles.role}>
          {texts.roles[user.role]}
          <RowAction
            text={texts.change.open}
            label={texts.change.openOf(user.name)}
            onClick={() => changeRole(user)}
            disabled={isBusy}
          />
        </span>
      ),
    },
    {
      id: 'owns',
      header: texts.owns,
      cell: ({ row: { original: user } }) =>
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
      id: 'CREATED_AT',
      header: texts.since,
      accessorFn: ({ createdAt }) => createdAt,
      sortDescFirst: true,
      cell: ({ row }) => (
        <span className={styles.date}>{dates.format(new Date(row.original.createdAt))}</span>
      ),
    },
    {
      id: 'actions',
      header: texts.actions,
      enableHiding: false,
      cell: ({ row: { original: user } }) => {
        const change = user.deactivatedAt ? texts.reactivate : texts.deactivate
        return (
          <RowActions>
            {!user.deactivatedAt && (
              <RowAction
                text={texts.passwordLink.open}
                label={texts.passwordLink.openOf(user.name)}
                onClick={() => sendPasswordLink(user)}
                disabled={isBusy}
              />
            )}
            {user.hasPasskey && user.id !== ownId && (
              <RowAction
                text={texts.secondFactor.open}
                label={texts.secondFactor.openOf(user.name)}
                onClick={() => removeSecondFactor(user)}
                disabled={isBusy}
              />
            )}
            <RowAction
              text={change.open}
              label={change.openOf(user.name)}
              tone={user.deactivatedAt ? 'plain' : 'danger'}
              onClick={() => changeActive(user)}
              disabled={isBusy}
            />
          </RowActions>
        )
      },
    },
  ]
}
