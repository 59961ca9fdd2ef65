import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '../../browser/use-hydrated.tsx'

/**
 * Secret token of a mailed link, from the URL's query or fragment. Moves it into the history state, out of
 * bookmarks, shared links and other sites' logs.
 *
 * @returns null if there is none, undefined before hydration, since servers never see a fragment
 */
export function useLinkToken(): string | null | undefined {
  const { search, hash, pathname, state } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const carried = new URLSearchParams(search).get('token') || new URLSearchParams(hash.slice(1)).get('token')
  useEffect(() => {
    if (carried) navigate(pathname, { replace: true, state: { token: carried } })
  }, [carried, navigate, pathname])
  if (!hydrated) return undefined
  const kept = (state as { token?: unknown } | null)?.token
  return carried || (typeof kept === 'string' ? kept : null)
}
