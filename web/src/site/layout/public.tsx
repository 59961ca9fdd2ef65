import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { FavoritesProvider } from '../../favorites/favorite-button.tsx'
import { PublicLayoutDocument } from '../../gql/graphql.ts'
import { messages } from '../../messages/site.ts'
import { hidesHeader } from '../../paths.ts'
import { pageQuery, type RouteHandle } from '../../route-handle.ts'
import { Toasts } from '../../toasts/toasts.tsx'
import { SkipLink, useFocusOnArrival } from './content-focus.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './public.module.css'

export const handle: RouteHandle = { queries: () => [pageQuery(PublicLayoutDocument, {})] }

const contentId = 'conteudo'

/** Header, page and footer: the layout of every public page but login, registration and refusal. */
export function PublicLayout() {
  const { pathname } = useLocation()
  const main = useFocusOnArrival(pathname)
  return (
    <FavoritesProvider>
      <SkipLink href={`#${contentId}`}>{messages.nav.skip}</SkipLink>
      {!hidesHeader(pathname) && <Header />}
      <main className={styles.content} id={contentId} tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <Footer />
      <Toasts />
      <ScrollRestoration />
    </FavoritesProvider>
  )
}
