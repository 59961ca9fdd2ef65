import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useClient } from '../apollo/use-client.ts'
import { paths } from '../paths.ts'
import type { LoginState } from './login-state.ts'
import { signOut as endSession } from './sign-out.ts'

/** The sign-out that was asked for last; null when it is done. A page loaded anew knows of none. */
let asked: number | null = null

/**
 * Leads to `/login`, and ends the session when that is reached: a page that asks before what is typed in it is lost
 * may keep somebody here, with the session.
 */
export function useAskedSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    asked = Date.now()
    navigate(paths.login, { state: { reason: 'left', signOut: asked } satisfies LoginState })
  }
}

/** Ends the session at `/login`, when that was what led there. */
export function useSignOutOnArrival({ signOut }: LoginState): void {
  const client = useClient()
  // Before anything is painted that says who is signed in.
  useLayoutEffect(() => {
    if (signOut === undefined || signOut !== asked) return
    asked = null
    endSession(client)
  }, [client, signOut])
}
