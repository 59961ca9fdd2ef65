import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { loadClient } from '../ask/ask.ts'
import { paths } from '../paths.ts'
import type { LoginState } from './login-state.ts'
import { LogOutDocument } from './sign-out.generated.ts'
import { dropToken, readToken } from './token.ts'

/**
 * Ends the session on the server and in this browser, in every tab of it, without waiting for the server: the token is
 * forgotten in any case.
 */
export function signOut(): void {
  const token = readToken()
  if (token) sendLogOut(token).catch(() => {})
  dropToken('left')
}

async function sendLogOut(token: string): Promise<void> {
  const [client, { toNode }] = await Promise.all([loadClient(), import('../apollo/execute.ts')])
  // The token goes with the request, since the browser has forgotten it by the time that this is sent.
  const context = { headers: { authorization: `Bearer ${token}` }, fetchOptions: { keepalive: true } }
  await client.mutate({ mutation: toNode(LogOutDocument), context, fetchPolicy: 'no-cache' })
}

/** Ends the session and leads to `/login`. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    signOut()
    navigate(paths.login, { state: { reason: 'left' } satisfies LoginState })
  }
}

/** The last sign-out; null when it is done, and after a reload. */
let asked: number | null = null

/**
 * Goes to `/login`, and ends the session when that is reached: a page that asks before what is typed in it is lost
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
export function useSignOutOnArrival({ signOut: wanted }: LoginState): void {
  // Before anything is painted that says who is signed in.
  useLayoutEffect(() => {
    if (wanted === undefined || wanted !== asked) return
    asked = null
    signOut()
  }, [wanted])
}
