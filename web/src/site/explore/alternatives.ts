import { exploreMessages } from '../../messages/explore.ts'
import { type ExploreFilter, filterNames } from '../../paths.ts'
import type { Near } from './filters/bounds.ts'
import type { SearchAlternativesQuery } from './page.generated.ts'

/** Fewer results of a search by name than these offer what else the name may mean. */
const few = 3

/** Whether a search found so little that the page leads on. */
export function hasFewResults(filter: ExploreFilter, total: number): boolean {
  return total === 0 || (filter.name !== '' && total < few)
}

/**
 * The search in words, with its city: "dentista em Taubaté".
 *
 * @param cityName empty without a city
 * @returns null for a search without a name
 */
export function searchText({ name }: ExploreFilter, cityName: string): string | null {
  return name && cityName ? exploreMessages.inCity(name, cityName) : name || null
}

/** Whether leaving one filter out leaves another, or all without a distance or with who serves the place: the rest is "Limpar filtros". */
export function hasOthers(filter: ExploreFilter, near?: Near): boolean {
  const isBounded = near !== undefined || filter.onlyThere !== undefined
  return isBounded || filterNames.filter((name) => filter[name]).length > 1
}

export interface Alternative {
  /** What is to be cleared. */
  without: keyof ExploreFilter | 'near'
  text: string
}

/** What each filter that can be left out would find, in words; not what is void or takes another filter along. */
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
