import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useHydrated } from '../../browser/use-hydrated.tsx'
import { opaqueThreshold } from '../../constants.ts'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { loginFrom } from '../../session/login-state.ts'
import { useViewer } from '../../session/me.ts'
import { classNames } from '../../ui/class-names.ts'
import { Container } from '../../ui/container.tsx'
import { part } from '../../ui/part.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { Logo } from '../../ui/pictures/logo.tsx'
import styles from './header.module.css'
import { MobileMenu, NavLinks } from './mobile-menu.tsx'
import userMenuStyles from './user-menu.module.css'

/** Top bar: transparent over the home page's hero until 10 px of scroll, opaque elsewhere. */
export function Header() {
  const { pathname } = useLocation()
  const hydrated = useHydrated()
  const scrolled = useScrolledPast(opaqueThreshold)
  const onHome = pathname === paths.home
  return (
    <header
      className={classNames(
        styles.bar,
        onHome && !scrolled ? styles.clear : styles.opaque,
        onHome ? (hydrated ? styles.fixed : styles.over) : styles.sticky,
      )}
    >
      <Container>
        <Logo />
        <div className={styles.wide}>
          <nav aria-label={messages.nav.label}>
            <NavLinks />
          </nav>
          <UserMenu />
        </div>
        <MobileMenu key={pathname} />
      </Container>
    </header>
  )
}

function subscribe(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

/** @param threshold pixels from the top */
function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  )
}

/** Lazy-loaded for signed-in users. */
const loadMenu = async () => (await import('./signed-in-menu.tsx')).AccountMenu
const AccountMenu = part(loadMenu)

/** Login link of the desktop top bar, or the signed-in user's menu. */
function UserMenu() {
  const viewer = useViewer()
  const location = useLocation()
  const isWaiting = viewer.is === 'unknown' && viewer.hasSession
  useEffect(() => {
    // Loads in parallel with the account.
    if (isWaiting) void loadMenu().catch(() => {})
  }, [isWaiting])

  const waiting = (
    <div className={userMenuStyles.slot}>
      <div className={userMenuStyles.door} />
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
    <div className={userMenuStyles.slot}>
      <Link className={userMenuStyles.door} to={paths.login} state={loginFrom(location)}>
        <LineIcon name="user" />
        {messages.nav.login}
      </Link>
    </div>
  )
}
