import { skipToken } from '@apollo/client/react'
import { useSearchAlternativesQuery, useSuggestionsQuery } from '../../gql/pages/hooks.ts'
import { exploreMessages } from '../../messages/explore.ts'
import { usePage } from '../../page-context.tsx'
import { type ExploreFilter, type ExploreLocation, paths } from '../../paths.ts'
import { ChipLink, ChipList } from '../../ui/chip.tsx'
import { pathOfSuggestion } from '../search/suggestions/suggested.ts'
import styles from './leads.module.css'
import { toFilter } from './search-variables.ts'
import { asText, hasOthers, isPoor, toAlternatives } from './ways-on.ts'

export interface LeadsProps {
  location: ExploreLocation
  names: ExploreFilter
  /** How much was found. */
  total: number
}

/** Where a search that found nothing, or little by its name, may go on: what the words may mean, and fewer filters. */
export function Leads({ location, names, total }: LeadsProps) {
  const { seed } = usePage()
  const poor = isPoor(location, total)
  const text = poor ? asText(location, names.city, seed) : null
  const suggestions = useSuggestionsQuery(text ? { variables: text } : skipToken).data?.suggestions ?? []
  const filter = poor && hasOthers(location) ? toFilter(location) : null
  const found = useSearchAlternativesQuery(filter ? { variables: { filter } } : skipToken).data
  const alternatives = toAlternatives(found?.searchAlternatives ?? [], location, names)
  // Names that the search has found already lead nowhere new.
  const meant = suggestions.filter(({ kind }) => kind !== 'BUSINESS' || total === 0)
  if (meant.length === 0 && alternatives.length === 0) return null
  return (
    <div className={styles.leads}>
      {text && (
        <p>{total === 0 ? exploreMessages.noName(location.name) : exploreMessages.fewNames(location.name)}</p>
      )}
      <ChipList aria-label={exploreMessages.leads}>
        {meant.map((suggestion) => (
          <li key={suggestion.slug ?? suggestion.label}>
            <ChipLink to={pathOfSuggestion(suggestion)}>{exploreMessages.meant(suggestion)}</ChipLink>
          </li>
        ))}
        {alternatives.map(({ without, text: words }) => (
          <li key={without}>
            <ChipLink look="line" to={paths.explore({ ...location, [without]: '', page: 1 })}>
              {words}
            </ChipLink>
          </li>
        ))}
      </ChipList>
    </div>
  )
}
