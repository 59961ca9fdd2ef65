import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import { ask } from '../../ask/ask.ts'
import { type ExploreLocation, paths } from '../../paths.ts'
import { usePage } from '../../start/page-context.tsx'
import { takeSubmitted } from '../search/search-form.tsx'
import { ReportEmptySearchDocument } from './page.generated.ts'
import { readSearchState, type SearchState } from './search-state.ts'
import { toFilter } from './search-variables.ts'

/**
 * Reports a submitted search by name without results (empty-searches).
 *
 * @param total number of results; undefined if the search must not be reported
 */
export function useEmptyReport(location: ExploreLocation, total: number | undefined): void {
  const path = paths.explore(location)
  useEffect(() => {
    if (total === undefined || !takeSubmitted(path) || total > 0 || !location.name) return
    // The visitor need not know of a failure.
    ask(ReportEmptySearchDocument, { filter: toFilter(location) }).catch(() => {})
  })
}

/**
 * Reloads the search after hydration if the history state differs from the server's rendering; an entry
 * without state stores the rendered seed, so that reload and Back show the same order.
 */
export function useRememberedSearch(location: ExploreLocation, shown: SearchState): void {
  const { seed } = usePage()
  const entry = useLocation()
  const { revalidate } = useRevalidator()
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) return
    isFirst.current = false
    const remembered = readSearchState(entry, location, seed)
    if (JSON.stringify(remembered) !== JSON.stringify(shown)) void revalidate()
    const { state } = window.history
    // Bypasses the router, which would navigate.
    if (entry.key === 'default')
      window.history.replaceState({ ...state, usr: { ...state?.usr, seed: remembered.seed } }, '')
  }, [entry, location, seed, shown, revalidate])
}

/**
 * Focuses the results' heading after a search or paging, since the clicked element may be unmounted.
 *
 * @param search identifies search and page
 * @returns a ref for the heading, which needs `tabIndex={-1}`
 */
export function useFocusAfterSearch(search: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(search)
  useEffect(() => {
    if (last.current === search) return
    last.current = search
    heading.current?.focus({ preventScroll: true })
  }, [search])
  return heading
}
