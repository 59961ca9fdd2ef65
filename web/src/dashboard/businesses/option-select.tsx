import type { ComponentProps } from 'react'
import { SelectField } from '../../forms/field.tsx'
import type { Option } from './use-list-options.ts'

export interface OptionSelectProps extends Omit<ComponentProps<typeof SelectField>, 'children' | 'onChange'> {
  /** On the option that chooses none. */
  any: string
  /** Slug or id. */
  value: string
  /** Nothing can be chosen until there are any. */
  options: readonly Option[] | undefined
  onChange: (slug: string) => void
}

/** One of several things by its slug; where an address names one by its id, or one that is not there, that stands too. */
export function OptionSelect({ any, value, options, onChange, ...select }: OptionSelectProps) {
  const known = options?.find(({ id, slug }) => slug === value || id === value)
  return (
    <SelectField
      disabled={!value && !options?.length}
      value={known?.slug ?? value}
      onChange={({ target }) => onChange(target.value)}
      {...select}
    >
      <option value="">{any}</option>
      {value && !known && <option value={value}>{value}</option>}
      {options?.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
