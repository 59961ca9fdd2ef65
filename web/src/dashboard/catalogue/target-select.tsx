import type { ComponentProps } from 'react'
import { SelectField } from '../../forms/field.tsx'
import { catalogueMessages } from '../../messages/dashboard/catalogue.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'

interface Named {
  id: string
  name: string
}

export interface Targets {
  categories: readonly Named[]
  subcategories: readonly (Named & { category: Pick<Named, 'id'> })[]
}

interface TargetSelectProps extends Omit<ComponentProps<typeof SelectField>, 'options' | 'children'> {
  /** Undefined while they load. */
  targets: Targets | undefined
}

/** A choice of a category or one of its subcategories, by "category 1" or "subcategory 2". */
export function TargetSelect({ targets, ...select }: TargetSelectProps) {
  return (
    <SelectField {...select}>
      <option value="">{targets ? catalogueMessages.chooseOne : dashboardMessages.loading}</option>
      {targets?.categories.map(({ id, name }) => (
        <optgroup key={id} label={name}>
          <option value={`category ${id}`}>{catalogueMessages.wholeCategory(name)}</option>
          {targets.subcategories
            .filter(({ category }) => category.id === id)
            .map((each) => (
              <option key={each.id} value={`subcategory ${each.id}`}>
                {each.name}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
