import { Link } from 'react-router-dom'
import { sessionMessages } from '../../messages/session.ts'
import { paths } from '../../paths.ts'
import { useSignOut } from '../../session/sign-out.ts'
import type { User } from '../../session/use-viewer.ts'
import styles from './menu-entry.module.css'

export interface AccountLinksProps {
  user: User
  /** Where the administrators' link leads: the two menus differ (admin-alias). */
  adminPath: string
}

/** What a signed-in user can open, and the way out. */
export function AccountLinks({ user, adminPath }: AccountLinksProps) {
  const signOut = useSignOut()
  const links = [
    { to: paths.account, text: sessionMessages.account },
    { to: paths.favorites, text: sessionMessages.favorites },
    { to: paths.myBusinesses(), text: sessionMessages.myBusinesses },
    ...(user.role === 'ADMIN' ? [{ to: adminPath, text: sessionMessages.admin }] : []),
  ]
  return (
    <ul>
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link className={styles.entry} to={to}>
            {text}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={styles.entry} onClick={signOut}>
          {sessionMessages.leave}
        </button>
      </li>
    </ul>
  )
}

/** @returns the name as the menus say it */
export function firstName(name: string): string {
  return name.trim().split(/\s+/, 1)[0] ?? ''
}
