import { useSyncExternalStore } from 'react'
import { useHydrated } from '../browser/use-hydrated.tsx'
import type { Viewer_UserFragment } from '../gql/graphql.ts'
import { useMeQuery } from '../gql/hooks.ts'
import { onSessionChange, readToken } from './token.ts'

/** The account of who looks at the page. */
export type User = Viewer_UserFragment

/** Who looks at the page. */
export type Viewer =
  /** Not known yet: on the server and while the page hydrates, and then, with a session, until the account has come. */
  | { is: 'unknown'; hasSession: boolean }
  | { is: 'visitor' }
  | { is: 'user'; user: User }
  /** There is a session, and nobody could be asked whose. */
  | { is: 'unreachable'; retry: () => void }

/**
 * Who looks at the page. Pages are rendered for visitors: whatever depends on this appears once it is known, in a place
 * that was kept for it.
 */
export function useViewer(): Viewer {
  const isHydrated = useHydrated()
  const token = useToken()
  const { data, error, refetch } = useMeQuery({ skip: !token })
  if (!isHydrated) return { is: 'unknown', hasSession: false }
  if (!token) return { is: 'visitor' }
  if (data) return { is: 'user', user: data.me }
  // A failure to ask again is told by the query itself.
  if (error) return { is: 'unreachable', retry: () => void refetch().catch(() => {}) }
  return { is: 'unknown', hasSession: true }
}

/** The session's token, here and now and in every tab; null for visitors, on the server and while the page hydrates. */
export function useToken(): string | null {
  return useSyncExternalStore(onSessionChange, readToken, () => null)
}
