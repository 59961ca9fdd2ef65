import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePage } from '../../page-context.tsx'
import type { Bounds } from './filters/bounds.ts'

/** What an entry of the history remembers of a search. Never in the address: nobody can share a favourable order. */
export interface SearchState extends Bounds {
  seed: string
}

const never = () => () => {}

/**
 * The seed of this search's random order. The history's entry knows it: the one that a page handed on to the next,
 * else the entry's own key, which is random and new with every search. Only the entry that a document was loaded
 * for has neither and takes the server's; from then on it keeps that one, so that a reload and a return from a
 * profile show the same order.
 */
export function useSearchSeed(): string {
  const { key, state, pathname, search } = useLocation()
  const { seed: pageSeed } = usePage()
  const navigate = useNavigate()
  const kept = readSeed(state) ?? (key === 'default' ? null : key)

  useEffect(() => {
    if (kept) return
    const remembered = { ...state, seed: pageSeed }
    navigate(pathname + search, { replace: true, state: remembered, preventScrollReset: true })
  }, [kept, state, pageSeed, pathname, search, navigate])

  // The page hydrates with the order that the server rendered, whatever the history remembers.
  return useSyncExternalStore(
    never,
    () => kept ?? pageSeed,
    () => pageSeed,
  )
}

function readSeed(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('seed' in state)) return null
  return typeof state.seed === 'string' && state.seed ? state.seed : null
}
