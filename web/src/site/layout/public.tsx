import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useRevalidator } from 'react-router-dom'
import { messages } from '../../messages/site.ts'
import { hidesHeader } from '../../paths.ts'
import { followFavorites } from '../../session/favorites.ts'
import { useToken } from '../../session/me.ts'
import { PageProgress } from '../../ui/page-progress.tsx'
import { SkipLink, useFocusOnArrival } from '../../ui/skip-link.tsx'
import { Toasts } from '../../ui/toasts/toasts.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './public.module.css'

const contentId = 'conteudo'

/** Header, page and footer: layout of public pages except login, registration and refusal. */
export function PublicLayout() {
  const { pathname } = useLocation()
  const main = useFocusOnArrival(pathname)
  useRevalidationBySession()
  useEffect(followFavorites, [])
  return (
    <>
      <SkipLink href={`#${contentId}`}>{messages.nav.skip}</SkipLink>
      {!hidesHeader(pathname) && <Header />}
      <main className={styles.content} id={contentId} tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <PageProgress />
      <Footer />
      <Toasts />
      <ScrollRestoration />
    </>
  )
}

/** Revalidates the page's loaders when a session begins or ends, since the server renders for visitors. */
function useRevalidationBySession(): void {
  const token = useToken()
  const { revalidate } = useRevalidator()
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (last.current === token) return
    last.current = token
    // Deferred: React Router would drop a sign-out's simultaneous navigation.
    const timer = setTimeout(() => void revalidate())
    return () => clearTimeout(timer)
  }, [token, revalidate])
}
