import type { ApolloClient } from '@apollo/client'
import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useClient } from '../apollo/page-data.tsx'
import { LogOutDocument } from '../gql/actions/graphql.ts'
import { paths } from '../paths.ts'
import type { LoginState } from './login-state.ts'
import { dropToken, readToken } from './token.ts'

/**
 * Ends the session on the server and in this browser, in every tab of it. Nobody waits for the server: without it the
 * token is forgotten all the same.
 */
export function signOut(client: ApolloClient): void {
  const token = readToken()
  if (token) {
    // The token goes with the request, since the browser has forgotten it by the time that this is sent.
    const context = { headers: { authorization: `Bearer ${token}` }, fetchOptions: { keepalive: true } }
    client.mutate({ mutation: LogOutDocument, context, fetchPolicy: 'no-cache' }).catch(() => {})
  }
  dropToken('left')
}

/** Ends the session and leads to `/login`. */
export function useSignOut(): () => void {
  const client = useClient()
  const navigate = useNavigate()
  return () => {
    signOut(client)
    navigate(paths.login, { state: { reason: 'left' } satisfies LoginState })
  }
}

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
export function useSignOutOnArrival({ signOut: wanted }: LoginState): void {
  const client = useClient()
  // Before anything is painted that says who is signed in.
  useLayoutEffect(() => {
    if (wanted === undefined || wanted !== asked) return
    asked = null
    signOut(client)
  }, [client, wanted])
}
