import { useSyncExternalStore } from 'react'
import { onSessionChange, readToken } from '../apollo/session.ts'

/** The session's token, here and now and in every tab; null for visitors, on the server and while the page hydrates. */
export function useToken(): string | null {
  return useSyncExternalStore(onSessionChange, readToken, () => null)
}
