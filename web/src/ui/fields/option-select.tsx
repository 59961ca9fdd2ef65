import type { ComponentProps } from 'react'
import { messages } from '../../messages/site.ts'
import { SelectField } from './field.tsx'

export interface OptionSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  label: string
  /** What the empty choice says: "Todas as cidades". */
  all: string
  /** Shown when the list is empty: "Nenhum bairro encontrado". */
  none?: string
  /** By slug; undefined while they load. */
  options: readonly { id: string; name: string; slug: string }[] | undefined
  /** What is said when they did not come: what is chosen stays chosen. */
  failure?: string | undefined
}

/** A select over entities of the catalogue, by slug. It waits, disabled, for options that are on the way. */
export function OptionSelect({ label, all, none = all, options, failure, ...select }: OptionSelectProps) {
  if (failure) return <FailedSelect label={label} failure={failure} {...select} />
  const empty = options?.length === 0
  // Remounted when its options arrive, so that the default value is selected.
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

/** Nothing can be chosen; what the address says goes on to be searched for. */
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
