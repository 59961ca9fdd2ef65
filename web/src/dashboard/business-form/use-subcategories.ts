import { useMemo } from 'react'
import type { FormSubcategoriesQuery } from '../../gql/dashboard/graphql.ts'
import { useFormSubcategoriesQuery } from '../../gql/dashboard/hooks.ts'
import type { CategoryChoice } from './values.ts'

export interface SubcategoryOptions {
  list: FormSubcategoriesQuery['subcategories']
  isLoading: boolean
  /** Whether one must be chosen: a chosen category has an active one (subcategory-choice). False while nobody knows. */
  isDemanded: boolean
}

const none: FormSubcategoriesQuery['subcategories'] = []

/** The subcategories of the chosen categories. What could not be loaded is an empty list. */
export function useSubcategories(categories: readonly CategoryChoice[]): SubcategoryOptions {
  const ids = categories.map(({ id }) => id)
  const { data, previousData, loading } = useFormSubcategoriesQuery({
    variables: { categories: ids.toSorted() },
    skip: ids.length === 0,
  })
  const found = (data ?? previousData)?.subcategories ?? none
  const wanted = ids.join()
  return useMemo(() => {
    // Those of a category that stays do not blink while those of another one arrive.
    const list = found.filter(({ category }) => wanted.split(',').includes(category.id))
    return { list, isLoading: loading, isDemanded: list.some(({ active }) => active) }
  }, [found, wanted, loading])
}
