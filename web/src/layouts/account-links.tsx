import { Link } from 'react-router-dom'
import { sessionMessages } from '../messages-session.ts'
import { paths } from '../paths.ts'
import { useSignOut } from '../session/sign-out.ts'
import type { User } from '../session/use-viewer.ts'

/** Rules of one line of either menu, which has the class `entry`. */
export const menuEntry = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: '100%',
  minHeight: 'touch',
  paddingInline: '3',
  borderRadius: 'control',
  fontWeight: '600',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'mist' },
} as const

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
          <Link className="entry" to={to}>
            {text}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className="entry" onClick={signOut}>
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
