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

/** Fields to clear with each filter: a city includes its neighborhood, a category its subcategory. */
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
  /** Kept in the linked searches. */
  bounds: Bounds
}

/** Removal links for the filters without a chip in the row, and one that clears all. */
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

/** URL of the search without some filters, on page 1. */
function without(location: ExploreLocation, less: Partial<ExploreFilter>): string {
  return paths.explore({ ...location, ...less, page: 1 })
}

/**
 * Names of the active filters; unknown ones keep their text from the URL.
 *
 * @returns keys of the filter; empty texts for unset filters
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
