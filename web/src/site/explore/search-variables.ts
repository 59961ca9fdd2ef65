import type { AttributeFilter, BusinessFilter } from '../../ask/schema-types.generated.ts'
import { attributeList, type ExploreFilter, type ExploreLocation } from '../../paths.ts'
import type { Box, Near, OpenNow } from './filters/bounds.ts'
import type { SearchBusinessesQueryVariables } from './page.generated.ts'
import type { SearchState } from './search-state.ts'

/** Variables of a search; equal on the server and in the browser for the same URL and state. */
export function searchVariables(
  location: ExploreLocation,
  { seed, near, openNow, within }: SearchState,
): SearchBusinessesQueryVariables {
  const { page, perPage } = location
  return { ...openVariables(toFilter(location, near, within), openNow), page, perPage, seed }
}

/** Adds the minute of the open-now filter, if set (open-now). */
export function openVariables(filter: BusinessFilter, openNow: OpenNow | undefined) {
  if (!openNow) return { filter }
  const { at, withUnknown } = openNow
  return {
    filter: { ...filter, openNow: true, ...(withUnknown && { includeUnknownHours: true }) },
    moment: at,
  }
}

/** Query variables for an entity given by id or slug (filters). */
export function entityKey(value: string): { id: string } | { slug: string } {
  return /^\d+$/.test(value) ? { id: value } : { slug: value }
}

/** Filter for the API, without empty values. */
export function toFilter(
  { name, city, neighborhood, category, subcategory, attributes, onlyThere }: ExploreFilter,
  near?: Near,
  within?: Box,
): BusinessFilter {
  const filter = {
    name,
    city,
    neighborhood,
    category,
    subcategory,
    near: near ?? null,
    within: within ?? null,
    attributes: attributes && attributeList(attributes).map(toAnswer),
    onlyThere: onlyThere === 'true',
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value))
}

/** @param answer `slug`, or `slug:value` */
function toAnswer(answer: string): AttributeFilter {
  const [slug = '', value] = answer.split(':')
  return value === undefined ? { slug } : { slug, value }
}

/** Last page of a search; 1 if there are no results. */
export function lastPage({ totalPages }: { totalPages: number }): number {
  return Math.max(1, totalPages)
}
