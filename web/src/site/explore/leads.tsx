import { skipToken } from '@apollo/client/react'
import { useSearchAlternativesQuery, useSuggestionsQuery } from '../../gql/pages/hooks.ts'
import { exploreMessages } from '../../messages/explore.ts'
import { usePage } from '../../page-context.tsx'
import { type ExploreFilter, type ExploreLocation, paths } from '../../paths.ts'
import { ChipLink, ChipList } from '../../ui/chip.tsx'
import { pathOfSuggestion } from '../search/suggestions/suggested.ts'
import { type Near, nearDistances } from './filters/near.ts'
import styles from './leads.module.css'
import { toFilter } from './search-variables.ts'
import { asText, hasOthers, isPoor, toAlternatives } from './ways-on.ts'

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
  const suggestions = useSuggestionsQuery(text ? { variables: text } : skipToken).data?.suggestions ?? []
  const filter = poor && hasOthers(location, near) ? toFilter(location, near) : null
  const found = useSearchAlternativesQuery(filter ? { variables: { filter } } : skipToken).data
  const alternatives = toAlternatives(found?.searchAlternatives ?? [], location, names)
  // Names that the search has found already lead nowhere new.
  const meant = suggestions.filter(({ kind }) => kind !== 'BUSINESS' || total === 0)
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
