import { exploreMessages } from '../../../messages/explore.ts'
import {
  activeCount,
  attributeList,
  type ExploreFilter,
  type ExploreLocation,
  filterNames,
  noFilter,
  paths,
} from '../../../paths.ts'
import { ChipLink, ChipList } from '../../../ui/links.tsx'
import { LineIcon } from '../../../ui/pictures/icons.tsx'
import type { PublicLayoutQuery } from '../../layout/public.generated.ts'
import type { Loaded } from '../loader.ts'
import { answerName, type FilterChoice, filterChoices, hasChip, switchedAnswer } from './attribute-filters.ts'
import type { Bounds } from './bounds.ts'

/** What goes with each filter: a city takes its neighborhood along, a category its subcategory. */
const cleared: Record<keyof ExploreFilter, Partial<ExploreFilter>> = {
  name: { name: '' },
  city: { city: '', neighborhood: '' },
  neighborhood: { neighborhood: '' },
  category: { category: '', subcategory: '' },
  subcategory: { subcategory: '' },
  attributes: { attributes: '' },
  onlyThere: { onlyThere: undefined },
}

export interface ActiveFiltersProps {
  location: ExploreLocation
  names: ExploreFilter
  choices: readonly FilterChoice[]
  /** Goes on with what is left. */
  bounds: Bounds
}

/** A chip for each filter that has none in the row of chips, each a link to the search without it, and one to the search without any. */
export function ActiveFilters({ location, names, choices, bounds }: ActiveFiltersProps) {
  const texts = filterNames.filter((key) => key !== 'attributes' && location[key])
  const answers = attributeList(location.attributes).filter((answer) => !hasChip(answer, choices))
  const removable = [
    ...texts.map((key) => ({ key, name: names[key], to: without(location, cleared[key]) })),
    ...answers.map((answer) => ({
      key: answer,
      name: answerName(answer, choices),
      to: switchedAnswer(answer, location),
    })),
  ]
  if (removable.length === 0) return null
  return (
    <ChipList aria-label={exploreMessages.active}>
      {removable.map(({ key, name, to }) => (
        <li key={key}>
          <ChipLink to={to} state={bounds} aria-label={exploreMessages.remove(name)}>
            {name}
            <LineIcon name="close" />
          </ChipLink>
        </li>
      ))}
      {activeCount(location) > 1 && (
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
  const { name, city, neighborhood, category, subcategory, attributes } = filter
  const choices = filterChoices(loaded.FilterAttributes)
  const { NeighborhoodOptions, SubcategoryOptions, LoneNeighborhood, LoneSubcategory } = loaded
  return {
    name,
    city: optionName(city, lists.cities),
    neighborhood:
      LoneNeighborhood?.neighborhood?.name ?? optionName(neighborhood, NeighborhoodOptions?.neighborhoods),
    category: optionName(category, lists.categories),
    subcategory:
      LoneSubcategory?.subcategory?.name ?? optionName(subcategory, SubcategoryOptions?.subcategories),
    attributes: exploreMessages.answers(
      attributeList(attributes).map((answer) => answerName(answer, choices)),
    ),
  }
}

function optionName(slug: string, options: readonly { slug: string; name: string }[] | undefined): string {
  return options?.find((option) => option.slug === slug)?.name ?? slug
}
