import { lazy, Suspense, useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { loginFrom } from '../../session/login-state.ts'
import { useViewer } from '../../session/use-viewer.ts'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import styles from './user-menu.module.css'

/** Only who is signed in needs it. */
const loadMenu = () => import('./signed-in-menu.tsx')
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }))

/** The end of the top bar on desktops: Login, or the menu of who is signed in. */
export function UserMenu() {
  const viewer = useViewer()
  const location = useLocation()
  const isWaiting = viewer.is === 'unknown' && viewer.hasSession
  useEffect(() => {
    // Beside the account, which has to come first.
    if (isWaiting) void loadMenu().catch(() => {})
  }, [isWaiting])

  const waiting = (
    <div className={styles.slot}>
      <div className={styles.door} />
    </div>
  )
  if (isWaiting) return waiting
  if (viewer.is === 'user') {
    return (
      <Suspense fallback={waiting}>
        <AccountMenu key={location.pathname} user={viewer.user} />
      </Suspense>
    )
  }
  return (
    <div className={styles.slot}>
      <Link className={styles.door} to={paths.login} state={loginFrom(location)}>
        <LineIcon name="user" />
        {messages.nav.login}
      </Link>
    </div>
  )
}
