import { exploreMessages } from '../../messages/explore.ts'
import { type ExploreFilter, type ExploreLocation, paths } from '../../paths.ts'
import { ChipLink, ChipList } from '../../ui/links.tsx'
import { pathOfSuggestion } from '../search/suggestions/suggested.ts'
import { toAlternatives } from './alternatives.ts'
import { nearDistances } from './filters/bounds.ts'
import type { Loaded } from './loader.ts'
import styles from './search-suggestions.module.css'

export interface SearchSuggestionsProps {
  location: ExploreLocation
  names: ExploreFilter
  loaded: Pick<Loaded, 'Suggestions' | 'SearchAlternatives' | 'state'>
  /** Number of results. */
  total: number
}

/** Alternatives for a search with no results, or few by name: readings of the text, and fewer filters. */
export function SearchSuggestions({ location, names, loaded, total }: SearchSuggestionsProps) {
  const { near } = loaded.state
  const suggestions = loaded.Suggestions?.suggestions ?? []
  const found = loaded.SearchAlternatives?.searchAlternatives ?? []
  // Suggested names only repeat the results.
  const meant = suggestions.filter(({ kind }) => kind !== 'BUSINESS' || total === 0)
  const meantPaths = meant.map((suggestion) => pathOfSuggestion(suggestion, location.perPage))
  const alternatives = toAlternatives(found, location, names).filter(
    ({ without }) => near || !meantPaths.includes(paths.explore({ ...location, [without]: '', page: 1 })),
  )
  const farther = near && total === 0 ? nearDistances.filter((km) => km > near.km) : []
  if (meant.length === 0 && farther.length === 0 && alternatives.length === 0) return null
  return (
    <div className={styles.suggestions}>
      {loaded.Suggestions && (
        <p>{total === 0 ? exploreMessages.noName(location.name) : exploreMessages.fewNames(location.name)}</p>
      )}
      {near && farther.length > 0 && <p>{exploreMessages.near.nothing(near.km)}</p>}
      <ChipList aria-label={exploreMessages.otherSearches}>
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
