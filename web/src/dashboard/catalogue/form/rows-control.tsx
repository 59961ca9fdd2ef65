import { useId, useRef } from 'react'
import { useController } from 'react-hook-form'
import { Button, IconButton } from '../../../ui/button.tsx'
import hints from '../../../ui/text.module.css'
import type { NamedRow, RowsField } from '../description.ts'
import { rowsIn, rowsText } from './draft.ts'
import styles from './rows-control.module.css'

/** An ordered list of names: each is renamed in its own field, moved up or removed. */
export function RowsControl({ field: { name, label, hint, most, length, texts } }: { field: RowsField }) {
  const { field, fieldState } = useController<Record<string, string>>({ name })
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const rows = rowsIn(field.value ?? '')
  const error = fieldState.error?.message
  const set = (next: readonly NamedRow[]) => field.onChange(rowsText(next))
  const rename = (place: number, text: string) =>
    set(rows.map((row, index) => (index === place ? { ...row, name: text } : row)))

  /** The pressed button may be gone: the row that takes its place has the focus, or the button that adds. */
  function focusRow(place: number) {
    requestAnimationFrame(() => {
      const fields = list.current?.querySelectorAll('input')
      const target = fields?.[Math.min(place, fields.length - 1)] ?? document.getElementById(`${id}-add`)
      target?.focus()
    })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that has several controls of its own; a fieldset would be laid out by other rules
    <div
      className={styles.frame}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')}
    >
      <p className={hints.label} id={`${id}-label`}>
        {label}
      </p>
      <ol ref={list}>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a new row has nothing else, and its text is not kept in the field
          <li key={place}>
            <input
              ref={place === 0 ? field.ref : undefined}
              aria-label={texts.label(place + 1)}
              aria-invalid={error ? true : undefined}
              autoComplete="off"
              maxLength={length}
              value={row.name}
              onChange={({ target }) => rename(place, target.value)}
            />
            {place > 0 && (
              <span className={styles.raise}>
                <IconButton
                  icon="back"
                  label={texts.raise(row.name || texts.label(place + 1))}
                  onClick={() => {
                    set([
                      ...rows.slice(0, place - 1),
                      row,
                      ...rows.slice(place - 1, place),
                      ...rows.slice(place + 1),
                    ])
                    focusRow(place - 1)
                  }}
                />
              </span>
            )}
            <IconButton
              icon="close"
              label={texts.remove(row.name || texts.label(place + 1))}
              onClick={() => {
                set(rows.filter((_, index) => index !== place))
                focusRow(place)
              }}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          id={`${id}-add`}
          look="outline"
          disabled={rows.length >= most}
          onClick={() => {
            set([...rows, { name: '' }])
            focusRow(rows.length)
          }}
        >
          {texts.add}
        </Button>
      </div>
      {hint && (
        <p className={hints.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={hints.failure} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
