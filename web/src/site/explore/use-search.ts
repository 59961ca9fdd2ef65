import type { SearchBusinessesQuery } from '../../gql/pages/graphql.ts'
import { useSearchBusinessesQuery } from '../../gql/pages/hooks.ts'
import type { ExploreLocation } from '../../paths.ts'
import type { Near } from './filters/near.ts'
import { searchVariables } from './search-variables.ts'

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
  openAt: string | null,
): Search {
  const variables = searchVariables(location, seed, near, openAt)
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
