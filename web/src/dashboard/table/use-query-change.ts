import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** @param replace whether it takes no step of its own in the history */
export type QueryChange = (change: (before: URLSearchParams) => string, replace: boolean) => void

/**
 * Changes the query of the page's address. A busy page shows an address late: what is changed is the one asked for last,
 * shown or not, so that none of two quick changes is lost.
 */
export function useQueryChange(): QueryChange {
  const { search } = useLocation()
  const navigate = useNavigate()
  /** Not shown yet, oldest first. */
  const asked = useRef<string[]>([])
  useLayoutEffect(() => {
    const shown = asked.current.indexOf(String(new URLSearchParams(search)))
    asked.current = shown < 0 ? [] : asked.current.slice(shown + 1)
  }, [search])
  return (change, replace) => {
    const next = change(new URLSearchParams(asked.current.at(-1) ?? search))
    asked.current.push(next)
    navigate({ search: next }, { replace, preventScrollReset: true })
  }
}
