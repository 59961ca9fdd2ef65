import { skipToken } from '@apollo/client/react'
import {
  useNeighborhoodOptionsQuery,
  usePublicLayoutQuery,
  useSubcategoryOptionsQuery,
} from '../../../gql/hooks.ts'
import { useLoneNeighborhoodQuery, useLoneSubcategoryQuery } from '../../../gql/pages/hooks.ts'
import { exploreMessages } from '../../../messages/explore.ts'
import type { ExploreFilter } from '../../../paths.ts'
import { keyOf } from '../search-variables.ts'

/**
 * The names of what a search filters by. What is not known (yet) keeps the word of the address.
 *
 * @returns the same keys as the filter; empty text where there is no filter
 */
export function useChosenNames(filter: ExploreFilter): ExploreFilter {
  const { name, city, neighborhood, category, subcategory, stepFree } = filter
  const { data: lists } = usePublicLayoutQuery()
  const { data: inCity } = useNeighborhoodOptionsQuery(city ? { variables: { city } } : skipToken)
  const { data: inCategory } = useSubcategoryOptionsQuery(category ? { variables: { category } } : skipToken)
  const { data: lone } = useLoneNeighborhoodQuery(
    neighborhood && !city ? { variables: keyOf(neighborhood) } : skipToken,
  )
  const { data: loneSubcategory } = useLoneSubcategoryQuery(
    subcategory && !category ? { variables: keyOf(subcategory) } : skipToken,
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
