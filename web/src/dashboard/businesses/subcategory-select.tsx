import { skipToken } from '@apollo/client/react'
import { useListedSubcategoriesQuery } from '../../gql/dashboard/hooks.ts'
import { businessListMessages } from '../../messages/dashboard/business-list.ts'
import { SelectField } from '../../ui/field.tsx'
import { OptionsFailure } from './options-failure.tsx'

const texts = businessListMessages.changeCategories

export interface SubcategorySelectProps {
  /** Id of the category; empty while none is chosen. */
  category: string
  /** On the option that chooses none. */
  none: string
  value: string
  onChange: (id: string) => void
}

/** The subcategories of a category, inactive ones too; out of reach until there are any to choose from. */
export function SubcategorySelect({ category, none, value, onChange }: SubcategorySelectProps) {
  const { data, error, refetch } = useListedSubcategoriesQuery(
    category ? { variables: { category } } : skipToken,
  )
  const options = (category && data?.subcategories) || []
  return (
    <>
      <SelectField
        label={texts.subcategory}
        value={value}
        disabled={options.length === 0}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{none}</option>
        {options.map(({ id, name, active }) => (
          <option key={id} value={id}>
            {active ? name : texts.inactive(name)}
          </option>
        ))}
      </SelectField>
      {error && <OptionsFailure retry={refetch} />}
    </>
  )
}
