import { exploreMessages } from '../../messages/explore.ts'
import { type ExploreFilter, filterNames } from '../../paths.ts'
import type { Near } from './filters/bounds.ts'
import type { SearchAlternativesQuery } from './page.generated.ts'

/** A search by name with fewer results offers other readings of the name. */
const few = 3

/** Whether a search has so few results that the page offers alternatives. */
export function hasFewResults(filter: ExploreFilter, total: number): boolean {
  return total === 0 || (filter.name !== '' && total < few)
}

/**
 * Text of a search by name, with its city: "dentista em Taubaté".
 *
 * @param cityName empty without a city
 * @returns null for a search without a name
 */
export function searchText({ name }: ExploreFilter, cityName: string): string | null {
  return name && cityName ? exploreMessages.inCity(name, cityName) : name || null
}

/** Whether dropping one filter leaves a narrower search than "Limpar filtros". */
export function hasOthers(filter: ExploreFilter, near?: Near): boolean {
  const isBounded = near !== undefined || filter.onlyThere !== undefined
  return isBounded || filterNames.filter((name) => filter[name]).length > 1
}

export interface Alternative {
  /** Filter to clear. */
  without: keyof ExploreFilter | 'near'
  text: string
}

/**
 * Alternatives without one filter each; omits those without results, and filters on which another depends.
 */
export function toAlternatives(
  found: SearchAlternativesQuery['searchAlternatives'],
  filter: ExploreFilter,
  names: ExploreFilter,
): Alternative[] {
  return found.flatMap(({ without, total }) => {
    const name = [...filterNames, 'onlyThere' as const, 'near' as const].find(
      (each) => each.replace(/[A-Z]/g, '_$&').toUpperCase() === without,
    )
    if (!name || total === 0) return []
    if ((name === 'city' && filter.neighborhood) || (name === 'category' && filter.subcategory)) return []
    return [{ without: name, text: exploreMessages.without[name](names, total) }]
  })
}
