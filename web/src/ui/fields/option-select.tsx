import type { ComponentProps } from 'react'
import { messages } from '../../messages/site.ts'
import { SelectField } from './field.tsx'

export interface OptionSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  label: string
  /** Text of the empty option: "Todas as cidades". */
  all: string
  /** Text if there are no options: "Nenhum bairro encontrado". */
  none?: string
  /** Options, whose values are slugs; undefined while loading. */
  options: readonly { id: string; name: string; slug: string }[] | undefined
  /** Message if the options failed to load; the current value is kept. */
  failure?: string | undefined
}

/** Select of catalogue entries by slug; disabled while options load. */
export function OptionSelect({ label, all, none = all, options, failure, ...select }: OptionSelectProps) {
  if (failure) return <FailedSelect label={label} failure={failure} {...select} />
  const empty = options?.length === 0
  // Remounts when the options load, so that the default value is selected.
  return (
    <SelectField key={options ? 'ready' : 'waiting'} label={label} disabled={!options || empty} {...select}>
      <option value="">{options ? (empty ? none : all) : messages.loading}</option>
      {options?.map((option) => (
        <option key={option.id} value={option.slug}>
          {option.name}
        </option>
      ))}
    </SelectField>
  )
}

/** Disabled; keeps the value from the URL. */
function FailedSelect({ label, failure, name, defaultValue }: Omit<OptionSelectProps, 'options' | 'all'>) {
  return (
    <>
      <SelectField label={label} disabled>
        <option>{failure}</option>
      </SelectField>
      {defaultValue && <input type="hidden" name={name} value={String(defaultValue)} />}
    </>
  )
}
