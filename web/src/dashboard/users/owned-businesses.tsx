import { Skeleton } from '@chakra-ui/react/skeleton'
import { Link } from 'react-router-dom'
import { serverMessage } from '../../ask/errors.ts'
import type { OwnedBusinessesQuery } from '../../gql/dashboard/graphql.ts'
import { useOwnedBusinessesQuery } from '../../gql/dashboard/hooks.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { usersMessages } from '../../messages/dashboard/users.ts'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/chakra/states.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import text from '../../ui/text.module.css'
import { ProfileLink } from '../table/cells.tsx'
import styles from './owned-businesses.module.css'
import type { UserRow } from './use-user-actions.ts'

const { owned: texts } = usersMessages

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
          <Skeleton height="3.25rem" />
        </div>
      )}
    </Dialog>
  )
}

type Owned = NonNullable<OwnedBusinessesQuery['user']>['businesses']

function Businesses({ businesses, total }: { businesses: Owned; total: number }) {
  return (
    <>
      <ul className={styles.list}>
        {businesses.map(({ id, slug, name, address }) => (
          <li key={id}>
            <div>
              <ProfileLink slug={slug} name={name} />
              <p className={text.hint}>{address.city.name}</p>
            </div>
            <Link
              className={styles.edit}
              to={paths.dashboardBusinessEdit(id)}
              aria-label={dashboardMessages.editOf(name)}
            >
              {dashboardMessages.edit}
            </Link>
          </li>
        ))}
      </ul>
      {businesses.length < total && <p>{texts.more(businesses.length, total)}</p>}
    </>
  )
}
