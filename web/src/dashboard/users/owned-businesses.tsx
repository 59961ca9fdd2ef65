import { Link } from 'react-router-dom'
import { serverMessage } from '../../ask/errors.ts'
import type { OwnedBusinessesQuery } from '../../gql/dashboard/graphql.ts'
import { useOwnedBusinessesQuery } from '../../gql/dashboard/hooks.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { usersMessages } from '../../messages/dashboard/users.ts'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { styled } from '../../theme/theme.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { link, ProfileLink } from '../table/cells.tsx'
import type { UserRow } from './use-user-actions.ts'

const { owned: texts } = usersMessages

const List = styled('ul', {
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: '3.25rem',
    paddingBlock: '2',
    borderTop: '1px solid {colors.line}',
  },
  '& .city': { textStyle: 'small', color: 'quiet' },
  '& .edit': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    ...link,
  },
})

export interface OwnedBusinessesProps {
  user: UserRow
  onClose: () => void
}

/** Which establishments an account owns, each with the ways to its profile and its form. */
export function OwnedBusinesses({ user, onClose }: OwnedBusinessesProps) {
  const { data, error, refetch } = useOwnedBusinessesQuery({
    variables: { id: user.id },
    fetchPolicy: 'cache-and-network',
  })
  const businesses = data?.user?.businesses
  return (
    <Dialog title={texts.title(user.name)} close={dashboardMessages.close} onClose={onClose}>
      {businesses ? (
        <Businesses businesses={businesses} total={user.businessCount} />
      ) : error ? (
        <ErrorState
          text={messages.error(serverMessage(error) ?? dashboardMessages.noAnswer)}
          retry={() => void refetch().catch(() => {})}
        />
      ) : (
        <div role="status" aria-label={dashboardMessages.loading}>
          <Skeleton style={{ height: '3.25rem' }} />
        </div>
      )}
    </Dialog>
  )
}

type Owned = NonNullable<OwnedBusinessesQuery['user']>['businesses']

function Businesses({ businesses, total }: { businesses: Owned; total: number }) {
  return (
    <>
      <List>
        {businesses.map(({ id, slug, name, address }) => (
          <li key={id}>
            <div>
              <ProfileLink slug={slug} name={name} />
              <p className="city">{address.city.name}</p>
            </div>
            <Link
              className="edit"
              to={paths.dashboardBusinessEdit(id)}
              aria-label={dashboardMessages.editOf(name)}
            >
              {dashboardMessages.edit}
            </Link>
          </li>
        ))}
      </List>
      {businesses.length < total && <p>{texts.more(businesses.length, total)}</p>}
    </>
  )
}
