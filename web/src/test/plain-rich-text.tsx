import type { RichTextFieldProps } from '../dashboard/rich-text/rich-text-field.tsx'

/** Replaces the description editor, which needs a real browser, by a text area. */
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
