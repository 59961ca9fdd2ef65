import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../browser/use-hydrated.tsx'
import { opaqueThreshold } from '../../constants.ts'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Container } from '../../ui/container.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavLinks } from './nav-links.tsx'
import { UserMenu } from './user-menu.tsx'

/** The top bar: clear over the home page's hero until 10 px of scroll, opaque everywhere else. */
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
