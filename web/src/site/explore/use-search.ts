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
 * Reports a search by name that was submitted and found nothing (empty-searches).
 *
 * @param total how much it found; undefined for a search that is not reported
 */
export function useEmptyReport(location: ExploreLocation, total: number | undefined): void {
  const path = paths.explore(location)
  useEffect(() => {
    if (total === undefined || !takeSubmitted(path) || total > 0 || !location.name) return
    // A failure is of no interest to the visitor.
    ask(ReportEmptySearchDocument, { filter: toFilter(location) }).catch(() => {})
  })
}

/**
 * Loads the search again after hydration if the history entry remembers another one than the server rendered; an entry that
 * remembers nothing keeps the rendered order from then on, so that a reload and Back show it again.
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
    // Without a navigation: what is shown stays.
    if (entry.key === 'default')
      window.history.replaceState({ ...state, usr: { ...state?.usr, seed: remembered.seed } }, '')
  }, [entry, location, seed, shown, revalidate])
}

/**
 * Moves the focus to the results' heading after another search or page, since what was pressed for it may be gone.
 *
 * @param search identifies a search and its page
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
