import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { loadClient } from '../ask/ask.ts'
import { paths } from '../paths.ts'
import type { LoginState } from './login-state.ts'
import { LogOutDocument } from './sign-out.generated.ts'
import { dropToken, readToken } from './token.ts'

/**
 * Ends the session on the server and in all tabs, without waiting for the server: the token is dropped in any
 * case.
 */
export function signOut(): void {
  const token = readToken()
  if (token) sendLogOut(token).catch(() => {})
  dropToken('left')
}

async function sendLogOut(token: string): Promise<void> {
  const [client, { toNode }] = await Promise.all([loadClient(), import('../apollo/execute.ts')])
  // Sent explicitly, since the token is dropped before the request is sent.
  const context = { headers: { authorization: `Bearer ${token}` }, fetchOptions: { keepalive: true } }
  await client.mutate({ mutation: toNode(LogOutDocument), context, fetchPolicy: 'no-cache' })
}

/** Ends the session and navigates to `/login`. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    signOut()
    navigate(paths.login, { state: { reason: 'left' } satisfies LoginState })
  }
}

/** Id of the pending sign-out; null once it is done, and after a reload. */
let asked: number | null = null

/**
 * Navigates to `/login` and ends the session on arrival, since a page's unsaved-changes prompt may cancel the
 * navigation.
 */
export function useAskedSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    asked = Date.now()
    navigate(paths.login, { state: { reason: 'left', signOut: asked } satisfies LoginState })
  }
}

/** Ends the session at `/login` if a pending sign-out led there. */
export function useSignOutOnArrival({ signOut: wanted }: LoginState): void {
  // Before first paint, so that no signed-in state shows.
  useLayoutEffect(() => {
    if (wanted === undefined || wanted !== asked) return
    asked = null
    signOut()
  }, [wanted])
}
