import { useEffect } from 'react'
import { useReportEmptySearchMutation } from '../../gql/pages/hooks.ts'
import { type ExploreLocation, paths } from '../../paths.ts'
import { takeSubmitted } from '../search/submitted-search.ts'
import { toFilter } from './search-variables.ts'

/**
 * Tells the server of a search by name that somebody has sent and that found nothing (empty-searches).
 *
 * @param total what it found; undefined while that is on the way
 */
export function useEmptyReport(location: ExploreLocation, total: number | undefined): void {
  const [report] = useReportEmptySearchMutation()
  const path = paths.explore(location)
  useEffect(() => {
    if (total === undefined || !takeSubmitted(path) || total > 0 || !location.name) return
    // Nobody waits for it, and nobody is told when it fails.
    report({ variables: { filter: toFilter(location) } }).catch(() => {})
  })
}
