import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '../../browser/use-hydrated.tsx'

/**
 * The secret of the link that a mail carries, from the address's query or fragment. It moves from the address into
 * the history's state: no bookmark, no shared link and no other site's log shall hold it.
 *
 * @returns null where there is none, undefined while that is not known: servers never see a fragment
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
