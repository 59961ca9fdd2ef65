import type { ComponentProps } from 'react'
import { useSubcategoryOptionsQuery } from '../../gql/hooks.ts'
import { messages } from '../../messages/common.ts'
import { OptionSelect } from './option-select.tsx'

export interface SubcategorySelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  /** Slug of the chosen category. */
  category: string
}

/** The subcategories of the chosen category. Give it the category as `key`: another category clears the choice. */
export function SubcategorySelect({ category, ...select }: SubcategorySelectProps) {
  const { data, error } = useSubcategoryOptionsQuery({ variables: { category } })
  return (
    <OptionSelect
      name="subcategory"
      label={messages.search.subcategory}
      all={messages.search.allSubcategories}
      none={messages.search.noSubcategory}
      options={data?.subcategories}
      failure={error && messages.search.subcategoriesFailed}
      {...select}
    />
  )
}
