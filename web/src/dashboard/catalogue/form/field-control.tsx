import { TextAreaField, TextField } from '../../../ui/field.tsx'
import type { Place } from '../description.ts'
import type { Draft, DraftPicture } from './draft.ts'
import type { PlaceField } from './fields.ts'
import { FlagControl } from './flag-control.tsx'
import { ParentSelect } from './parent-select.tsx'
import { PictureControl } from './picture-control.tsx'
import { SynonymsControl } from './synonyms-control.tsx'

export interface FieldControlProps<TRecord extends Place> {
  field: PlaceField<TRecord>
  /** Null for a new one. */
  record: TRecord | null
  value: Draft[string]
  error: string | undefined
  onChange: (value: Draft[string]) => void
}

/** A field of the form in its control. */
export function FieldControl<TRecord extends Place>({
  field,
  record,
  value,
  error,
  onChange,
}: FieldControlProps<TRecord>) {
  const { name, label, hint } = field
  switch (field.kind) {
    case 'number':
      return (
        <TextField
          label={label}
          name={name}
          hint={hint}
          inputMode="decimal"
          autoComplete="off"
          value={String(value)}
          onChange={({ target }) => onChange(target.value)}
          error={error}
        />
      )
    case 'flag':
      return (
        <FlagControl
          label={label}
          name={name}
          hint={hint}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      )
    case 'parent':
      return (
        <ParentSelect
          field={field}
          saved={record && field.valueOf(record)}
          value={String(value)}
          error={error}
          onChange={onChange}
        />
      )
    case 'synonyms':
      return (
        <SynonymsControl
          field={field}
          id={record?.id ?? null}
          value={String(value)}
          error={error}
          onChange={onChange}
        />
      )
    case 'lines':
      return (
        <TextAreaField
          label={label}
          name={name}
          hint={hint}
          rows={3}
          autoComplete="off"
          value={String(value)}
          onChange={({ target }) => onChange(target.value)}
          error={error}
        />
      )
    case 'picture':
      return (
        <PictureControl
          label={label}
          name={name}
          saved={record && field.valueOf(record)}
          value={value as DraftPicture}
          error={error}
          onChange={onChange}
        />
      )
  }
}
