import { exploreMessages } from '../../../messages/explore.ts'
import { type ExploreFilter, type ExploreLocation, filterNames, noFilter, paths } from '../../../paths.ts'
import { ChipLink, ChipList } from '../../../ui/links.tsx'
import { LineIcon } from '../../../ui/pictures/icons.tsx'
import type { PublicLayoutQuery } from '../../layout/public.generated.ts'
import type { Loaded } from '../loader.ts'
import type { Bounds } from './bounds.ts'
import { toggledNames } from './toggles.ts'

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

/** A chip for each filter without a toggle, each a link to the search without it, and one to the search without any. */
export function ActiveFilters({ location, names, bounds }: ActiveFiltersProps) {
  const active = filterNames.filter((key) => location[key])
  const removable = active.filter((key) => !toggledNames.includes(key))
  if (removable.length === 0) return null
  return (
    <ChipList aria-label={exploreMessages.active}>
      {removable.map((key) => (
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
 * The names of what a search filters by. What is unknown keeps the word of the address.
 *
 * @returns the same keys as the filter; empty text where there is no filter
 */
export function chosenNames(filter: ExploreFilter, lists: PublicLayoutQuery, loaded: Loaded): ExploreFilter {
  const { name, city, neighborhood, category, subcategory, stepFree } = filter
  const { NeighborhoodOptions, SubcategoryOptions, LoneNeighborhood, LoneSubcategory } = loaded
  return {
    name,
    city: optionName(city, lists.cities),
    neighborhood:
      LoneNeighborhood?.neighborhood?.name ?? optionName(neighborhood, NeighborhoodOptions?.neighborhoods),
    category: optionName(category, lists.categories),
    subcategory:
      LoneSubcategory?.subcategory?.name ?? optionName(subcategory, SubcategoryOptions?.subcategories),
    stepFree: stepFree && exploreMessages.stepFree,
  }
}

function optionName(slug: string, options: readonly { slug: string; name: string }[] | undefined): string {
  return options?.find((option) => option.slug === slug)?.name ?? slug
}
