import type { ApolloClient } from '@apollo/client'
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLoadClient } from '../../apollo/page-data.tsx'
import type { ReportEmptySearchMutationVariables } from '../../gql/actions/graphql.ts'
import type { SearchBusinessesQuery } from '../../gql/pages/graphql.ts'
import { useSearchBusinessesQuery } from '../../gql/pages/hooks.ts'
import { type ExploreLocation, paths } from '../../paths.ts'
import { usePage } from '../../start/page-context.tsx'
import { takeSubmitted } from '../search/search-fields.tsx'
import type { Bounds, Box, Near, OpenNow } from './filters/bounds.ts'
import { searchVariables, toFilter } from './search-variables.ts'

type Found = SearchBusinessesQuery['searchBusinesses']

export interface Search {
  /** Undefined while it is on the way, or when it did not come. */
  found: Found | undefined
  /** What the page buttons need: while another page of the same search loads, they stay where they are. */
  pagination: Found['pagination'] | undefined
  error: unknown
  retry: () => void
}

/** One page of a search under one order. */
export function useSearch(
  location: ExploreLocation,
  seed: string,
  near: Near | null,
  openNow: OpenNow | null,
  within: Box | null,
): Search {
  const variables = searchVariables(location, seed, near, openNow, within)
  const { data, previousData, error, refetch } = useSearchBusinessesQuery({
    variables,
    // A card's distance is of one search: in the cache it would be every list's.
    ...(near && { fetchPolicy: 'no-cache' as const }),
  })
  const before = previousData?.searchBusinesses.pagination
  const sameSearch = !error && before?.seed === seed && before.perPage === location.perPage
  return {
    found: data?.searchBusinesses,
    pagination: data?.searchBusinesses.pagination ?? (sameSearch ? before : undefined),
    error,
    retry: () => refetch(),
  }
}

/**
 * Tells the server of a search by name that somebody has sent and that found nothing (empty-searches).
 *
 * @param total what it found; undefined while that is on the way
 */
export function useEmptyReport(location: ExploreLocation, total: number | undefined): void {
  const loadClient = useLoadClient()
  const path = paths.explore(location)
  useEffect(() => {
    if (total === undefined || !takeSubmitted(path) || total > 0 || !location.name) return
    // Nobody waits for it, and nobody is told when it fails.
    report(loadClient, toFilter(location)).catch(() => {})
  })
}

async function report(
  loadClient: () => Promise<ApolloClient>,
  filter: ReportEmptySearchMutationVariables['filter'],
): Promise<void> {
  const [client, { ReportEmptySearchDocument }] = await Promise.all([
    loadClient(),
    import('../../gql/actions/graphql.ts'),
  ])
  await client.mutate({ mutation: ReportEmptySearchDocument, variables: { filter } })
}

/**
 * Moves the focus to the results' heading after another search or page, since what was pressed for it may be gone.
 *
 * @param search tells one search or page from another
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
