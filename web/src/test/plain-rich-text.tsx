import type { RichTextFieldProps } from '../dashboard/rich-text/rich-text-field.tsx'

/** The description as a plain field: the editor itself needs a real browser. */
export function RichTextField({ label, defaultValue, onChange, error }: RichTextFieldProps) {
  return (
    <label>
      {label}
      <textarea
        defaultValue={defaultValue}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => onChange(target.value && `<p>${target.value}</p>`)}
      />
      {error}
    </label>
  )
}
