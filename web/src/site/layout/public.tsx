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

/** Header, page and footer: the layout of every public page but login, registration and refusal. */
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

/** Runs the page's loaders again when a session begins or ends: the server renders what a visitor may see. */
function useRevalidationBySession(): void {
  const token = useToken()
  const { revalidate } = useRevalidator()
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (last.current === token) return
    last.current = token
    // A sign-out navigates in the same moment, and React Router would drop that navigation.
    const timer = setTimeout(() => void revalidate())
    return () => clearTimeout(timer)
  }, [token, revalidate])
}
