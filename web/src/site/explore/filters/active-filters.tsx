import {
  useNeighborhoodOptionsQuery,
  usePublicLayoutQuery,
  useSubcategoryOptionsQuery,
} from '../../../gql/hooks.ts'
import { useLoneNeighborhoodQuery, useLoneSubcategoryQuery } from '../../../gql/pages/hooks.ts'
import { exploreMessages } from '../../../messages/explore.ts'
import { type ExploreFilter, type ExploreLocation, filterNames, noFilter, paths } from '../../../paths.ts'
import { ChipLink, ChipList } from '../../../ui/links.tsx'
import { LineIcon } from '../../../ui/pictures/icons.tsx'
import { keyOf } from '../search-variables.ts'
import type { Bounds } from './bounds.ts'

/** What goes with each filter: a city takes its neighborhood along, a category its subcategory. */
const cleared: Record<keyof ExploreFilter, Partial<ExploreFilter>> = {
  name: { name: '' },
  city: { city: '', neighborhood: '' },
  neighborhood: { neighborhood: '' },
  category: { category: '', subcategory: '' },
  subcategory: { subcategory: '' },
  stepFree: { stepFree: '' },
}

export interface ActiveFiltersProps {
  location: ExploreLocation
  names: ExploreFilter
  /** Goes on with what is left. */
  bounds: Bounds
}

/** One chip per filter, each a link to the search without it, and one to the search without any. */
export function ActiveFilters({ location, names, bounds }: ActiveFiltersProps) {
  const active = filterNames.filter((key) => location[key])
  if (active.length === 0) return null
  return (
    <ChipList aria-label={exploreMessages.active}>
      {active.map((key) => (
        <li key={key}>
          <ChipLink
            to={without(location, cleared[key])}
            state={bounds}
            aria-label={exploreMessages.remove(names[key])}
          >
            {names[key]}
            <LineIcon name="close" />
          </ChipLink>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <ChipLink look="line" to={without(location, noFilter)}>
            {exploreMessages.clear}
          </ChipLink>
        </li>
      )}
    </ChipList>
  )
}

/** The address of the same search with less in its filter: a new search, from page 1. */
function without(location: ExploreLocation, less: Partial<ExploreFilter>): string {
  return paths.explore({ ...location, ...less, page: 1 })
}

/**
 * The names of what a search filters by. What is not known (yet) keeps the word of the address.
 *
 * @returns the same keys as the filter; empty text where there is no filter
 */
export function useChosenNames(filter: ExploreFilter): ExploreFilter {
  const { name, city, neighborhood, category, subcategory, stepFree } = filter
  const { data: lists } = usePublicLayoutQuery()
  const { data: inCity } = useNeighborhoodOptionsQuery(city ? { variables: { city } } : null)
  const { data: inCategory } = useSubcategoryOptionsQuery(category ? { variables: { category } } : null)
  const { data: lone } = useLoneNeighborhoodQuery(
    neighborhood && !city ? { variables: keyOf(neighborhood) } : null,
  )
  const { data: loneSubcategory } = useLoneSubcategoryQuery(
    subcategory && !category ? { variables: keyOf(subcategory) } : null,
  )
  return {
    name,
    city: nameOf(city, lists?.cities),
    neighborhood: lone?.neighborhood?.name ?? nameOf(neighborhood, inCity?.neighborhoods),
    category: nameOf(category, lists?.categories),
    subcategory: loneSubcategory?.subcategory?.name ?? nameOf(subcategory, inCategory?.subcategories),
    stepFree: stepFree && exploreMessages.stepFree,
  }
}

function nameOf(slug: string, options: readonly { slug: string; name: string }[] | undefined): string {
  return options?.find((option) => option.slug === slug)?.name ?? slug
}
