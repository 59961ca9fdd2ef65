import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { ApolloOfActions } from '../../apollo/provider.tsx'
import { messages } from '../../messages/site.ts'
import { Logo } from '../../ui/pictures/logo.tsx'
import { Scenery } from '../../ui/pictures/scenery.tsx'
import { useFocusOnArrival } from '../../ui/skip-link.tsx'
import { Toasts } from '../../ui/toasts/toasts.tsx'
import styles from './bare.module.css'

/** Layout of pages without header and footer: a card over the illustration. */
export function BareLayout() {
  const { pathname } = useLocation()
  const main = useFocusOnArrival(pathname)
  return (
    <ApolloOfActions>
      <div className={styles.ground}>
        <Scenery className={styles.scenery} />
        <nav aria-label={messages.nav.label}>
          <Logo />
        </nav>
        <main tabIndex={-1} ref={main}>
          <Outlet />
        </main>
        <Toasts />
        <ScrollRestoration />
      </div>
    </ApolloOfActions>
  )
}
