import { catalogueMessages } from '../../messages/dashboard/catalogue.ts'
import { paths } from '../../paths.ts'
import type { PlaceUse } from './description.ts'

/** Where each kind of use is seen. */
const lists = {
  neighborhoods: paths.dashboardNeighborhoods,
  subcategories: paths.dashboardSubcategories,
  businesses: paths.dashboardBusinesses,
} as const

/**
 * What uses a place, with the way to the list that shows it.
 *
 * @param name of what the list is narrowed to
 * @param filter of the list, with slugs
 */
export function usedBy(
  kind: keyof typeof lists,
  count: number,
  name: string,
  filter: Readonly<Record<string, string>>,
): PlaceUse {
  const to = `${lists[kind]}?${new URLSearchParams(filter)}`
  return { count, text: catalogueMessages.uses[kind](name), to }
}
