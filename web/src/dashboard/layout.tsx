import { useApolloClient } from '@apollo/client/react'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { useLayoutEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { FreshSignIn } from '../account/fresh-sign-in.tsx'
import { forgetSession, keepThroughExpiry } from '../apollo/cache.ts'
import { toNode } from '../apollo/execute.ts'
import { ApolloOfActions } from '../apollo/provider.tsx'
import { dashboardMessages } from '../messages/dashboard/dashboard.ts'
import { messages } from '../messages/site.ts'
import { Guard } from '../session/guard.tsx'
import type { MeQuery } from '../session/me.generated.ts'
import { MeDocument } from '../session/me.generated.ts'
import { readToken } from '../session/token.ts'
import { PageHead } from '../start/page-head.tsx'
import type { RouteHandle } from '../start/routes.tsx'
import { ChakraStyles } from '../theme/chakra-styles.tsx'
import { PageProgress } from '../ui/page-progress.tsx'
import { SkipLink, useFocusOnArrival } from '../ui/skip-link.tsx'
import styles from './layout.module.css'
import { OustedNotice, SessionDialog } from './shell/session-dialog.tsx'
import { Sidebar } from './shell/sidebar.tsx'
import { TopBar } from './shell/top-bar.tsx'

export const handle: RouteHandle = { cache: 'private' }

const contentId = 'conteudo'

/**
 * The dashboard, for administrators only: nothing of it is there until it is known who asks. A screen outlives its
 * session (`shell/session-dialog.tsx`).
 */
export function DashboardLayout() {
  const { pathname } = useLocation()
  const main = useFocusOnArrival(pathname)
  const [isInside, setIsInside] = useState(false)
  return (
    <ApolloOfActions>
      <ChakraStyles>
        <div className={styles.frame}>
          {isInside && (
            <>
              <SkipLink href={`#${contentId}`}>{messages.nav.skip}</SkipLink>
              <TopBar />
              <Sidebar />
            </>
          )}
          <main id={contentId} tabIndex={-1} ref={main}>
            <Guard
              requires="admin"
              waiting={<WaitingScreen title={dashboardMessages.title} />}
              interrupted={(user) => <SessionDialog user={user} />}
              ousted={(isOther) => <OustedNotice isOther={isOther} />}
            >
              {({ id }) => <Screen key={id} userId={id} onShown={setIsInside} />}
            </Guard>
          </main>
          <FreshSignIn />
          <PageProgress />
          <ScrollRestoration />
        </div>
      </ChakraStyles>
    </ApolloOfActions>
  )
}

interface ScreenProps {
  userId: string
  /** Called before first paint and on unmount. */
  onShown: (isShown: boolean) => void
}

function Screen({ userId, onShown }: ScreenProps) {
  useKeptSession(userId)
  useLayoutEffect(() => {
    onShown(true)
    return () => onShown(false)
  }, [onShown])
  return <Outlet />
}

/**
 * The shape of a screen until it is known who asks; all of a screen that the server renders.
 *
 * @param title of the window
 */
function WaitingScreen({ title }: { title: string }) {
  return (
    <div role="status" aria-label={dashboardMessages.loading}>
      <PageHead title={title} />
      <Skeleton height="2rem" width="14rem" marginBottom="6" />
      <Skeleton height="20rem" borderRadius="card" />
    </div>
  )
}

/** Keeps the dashboard's cached data when the session expires, for the same administrator only. */
function useKeptSession(userId: string): void {
  const client = useApolloClient()
  // Before first paint: the next account refetches everything.
  useLayoutEffect(() => {
    const release = keepThroughExpiry()
    return () => {
      release()
      const isSame = client.readQuery<MeQuery>({ query: toNode(MeDocument) })?.me.id === userId
      if (!isSame) forgetSession(client.cache, readToken() !== null)
    }
  }, [client, userId])
}
