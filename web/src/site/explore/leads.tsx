import type { SearchAlternativesQuery, SuggestionsQueryVariables } from '../../gql/pages/graphql.ts'
import { useSearchAlternativesQuery, useSuggestionsQuery } from '../../gql/pages/hooks.ts'
import { exploreMessages } from '../../messages/explore.ts'
import { type ExploreFilter, type ExploreLocation, filterNames, paths } from '../../paths.ts'
import { usePage } from '../../start/page-context.tsx'
import { ChipLink, ChipList } from '../../ui/links.tsx'
import { pathOfSuggestion } from '../search/suggestions/suggested.ts'
import { type Near, nearDistances } from './filters/bounds.ts'
import styles from './leads.module.css'
import { toFilter } from './search-variables.ts'

export interface LeadsProps {
  location: ExploreLocation
  names: ExploreFilter
  near: Near | null
  /** How much was found. */
  total: number
}

/** Where a search that found nothing, or little by its name, may go on: what the words may mean, and fewer filters. */
export function Leads({ location, names, near, total }: LeadsProps) {
  const { seed } = usePage()
  const poor = isPoor(location, total)
  const text = poor ? asText(location, names.city, seed) : null
  const suggestions = useSuggestionsQuery(text ? { variables: text } : null).data?.suggestions ?? []
  const filter = poor && hasOthers(location, near) ? toFilter(location, near) : null
  const found = useSearchAlternativesQuery(filter ? { variables: { filter } } : null).data
  // Names that the search has found already lead nowhere new.
  const meant = suggestions.filter(({ kind }) => kind !== 'BUSINESS' || total === 0)
  const meantPaths = meant.map((suggestion) => pathOfSuggestion(suggestion, location.perPage))
  const alternatives = toAlternatives(found?.searchAlternatives ?? [], location, names).filter(
    ({ without }) => near || !meantPaths.includes(paths.explore({ ...location, [without]: '', page: 1 })),
  )
  const farther = near && total === 0 ? nearDistances.filter((km) => km > near.km) : []
  if (meant.length === 0 && farther.length === 0 && alternatives.length === 0) return null
  return (
    <div className={styles.leads}>
      {text && (
        <p>{total === 0 ? exploreMessages.noName(location.name) : exploreMessages.fewNames(location.name)}</p>
      )}
      {near && farther.length > 0 && <p>{exploreMessages.near.nothing(near.km)}</p>}
      <ChipList aria-label={exploreMessages.leads}>
        {meant.map((suggestion) => (
          <li key={suggestion.slug ?? suggestion.label}>
            <ChipLink to={pathOfSuggestion(suggestion)}>{exploreMessages.meant(suggestion)}</ChipLink>
          </li>
        ))}
        {farther.map((km) => (
          <li key={km}>
            <ChipLink to={paths.explore({ ...location, page: 1 })} state={{ near: { ...near, km } }}>
              {exploreMessages.near.within(km)}
            </ChipLink>
          </li>
        ))}
        {alternatives.map(({ without, text: words }) => (
          <li key={without}>
            <ChipLink
              look="line"
              to={paths.explore({ ...location, [without]: '', page: 1 })}
              state={near && without !== 'near' ? { near } : null}
            >
              {words}
            </ChipLink>
          </li>
        ))}
      </ChipList>
    </div>
  )
}

/** Fewer results of a search by name than these offer what else the name may mean. */
const few = 3

/** Whether a search found so little that the page leads on. */
export function isPoor(filter: ExploreFilter, total: number): boolean {
  return total === 0 || (filter.name !== '' && total < few)
}

/**
 * What is asked for in the words of the search, with its city: "dentista em Taubaté".
 *
 * @param cityName empty without a city
 */
export function asText(
  { name }: ExploreFilter,
  cityName: string,
  seed: string,
): SuggestionsQueryVariables | null {
  return name ? { text: cityName ? exploreMessages.inCity(name, cityName) : name, seed } : null
}

/** Whether leaving one filter out leaves another, or all without a distance: the rest is "Limpar filtros". */
export function hasOthers(filter: ExploreFilter, near: Near | null = null): boolean {
  return near !== null || filterNames.filter((name) => filter[name]).length > 1
}

interface Alternative {
  /** What is to be cleared. */
  without: keyof ExploreFilter | 'near'
  text: string
}

/** What each filter that can be left out would find, in words; not what is void or takes another filter along. */
function toAlternatives(
  found: SearchAlternativesQuery['searchAlternatives'],
  filter: ExploreFilter,
  names: ExploreFilter,
): Alternative[] {
  return found.flatMap(({ without, total }) => {
    const name = [...filterNames, 'near' as const].find(
      (each) => each.replace(/[A-Z]/g, '_$&').toUpperCase() === without,
    )
    if (!name || total === 0) return []
    if ((name === 'city' && filter.neighborhood) || (name === 'category' && filter.subcategory)) return []
    return [{ without: name, text: exploreMessages.without[name](names, total) }]
  })
}
