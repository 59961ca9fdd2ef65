import type { Ref } from 'react'
import { useBusinessListOptionsQuery } from '../../gql/dashboard/hooks.ts'
import { businessListMessages } from '../../messages/dashboard/business-list.ts'
import { SelectField } from '../../ui/field.tsx'
import { OptionsFailure } from './options-failure.tsx'

const texts = businessListMessages.changeCategories

export interface CategorySelectProps {
  ref: Ref<HTMLSelectElement>
  /** Id of the category; empty while none is chosen. */
  value: string
  error: string | undefined
  onChange: (id: string) => void
}

/** All categories. */
export function CategorySelect({ ref, value, error, onChange }: CategorySelectProps) {
  const { data, error: failure, refetch } = useBusinessListOptionsQuery()
  return (
    <>
      <SelectField
        ref={ref}
        label={texts.category}
        required
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{texts.chooseCategory}</option>
        {data?.categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {failure && <OptionsFailure retry={refetch} />}
    </>
  )
}
