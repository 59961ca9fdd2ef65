import type { AttributeFilter, BusinessFilter } from '../../ask/schema-types.generated.ts'
import { attributeList, type ExploreFilter, type ExploreLocation } from '../../paths.ts'
import type { Box, Near, OpenNow } from './filters/bounds.ts'
import type { SearchBusinessesQueryVariables } from './page.generated.ts'
import type { SearchState } from './search-state.ts'

/** The variables of a search, the same on the server and in the browser for the same address and entry. */
export function searchVariables(
  location: ExploreLocation,
  { seed, near, openNow, within }: SearchState,
): SearchBusinessesQueryVariables {
  const { page, perPage } = location
  return { ...openVariables(toFilter(location, near, within), openNow), page, perPage, seed }
}

/** A filter with the minute at which it looks for what is open, if it does (open-now). */
export function openVariables(filter: BusinessFilter, openNow: OpenNow | undefined) {
  if (!openNow) return { filter }
  const { at, withUnknown } = openNow
  return {
    filter: { ...filter, openNow: true, ...(withUnknown && { includeUnknownHours: true }) },
    moment: at,
  }
}

/** How a query names one entity that an address names by id or by slug (`filters`). */
export function entityKey(value: string): { id: string } | { slug: string } {
  return /^\d+$/.test(value) ? { id: value } : { slug: value }
}

/** The filter for the API: without what is empty. */
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

/** The last page of a search; the first where nothing was found. */
export function lastPage({ totalPages }: { totalPages: number }): number {
  return Math.max(1, totalPages)
}
