import { type Ref, useId } from 'react'
import { businessImportMessages } from '../../messages/dashboard/files/business-import.ts'
import { classNames } from '../../ui/class-names.ts'
import text from '../../ui/text.module.css'
import { useFileDrop } from '../ui/file-input.ts'
import fileLabel from '../ui/file-label.module.css'
import styles from './file-choice.module.css'
import { formatSize, mostMegabytes } from './file-problem.ts'

const texts = businessImportMessages.file

export interface FileChoiceProps {
  ref?: Ref<HTMLInputElement>
  file: File | null
  error: string | null
  disabled: boolean
  /** Label and accepted types; those of catalogue files by default. */
  label?: string
  hint?: string
  accept?: string
  onChoose: (files: File[]) => void
}

const tables =
  '.csv,.xlsx,.geojson,.geojsonl,.json,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function FileChoice({
  ref,
  file,
  error,
  disabled,
  label = texts.label,
  hint = texts.hint(mostMegabytes),
  accept = tables,
  onChoose,
}: FileChoiceProps) {
  const id = useId()
  const { isOver, handlers } = useFileDrop((files) => !disabled && onChoose(files))
  return (
    <div className={styles.frame} data-over={isOver} {...handlers}>
      <span className={classNames(text.label, styles.line)} id={id}>
        {label}
      </span>
      <label className={fileLabel.label}>
        <span id={`${id}-button`}>{file ? texts.change : texts.choose}</span>
        <input
          ref={ref}
          type="file"
          accept={accept}
          disabled={disabled}
          aria-labelledby={`${id} ${id}-button`}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={({ currentTarget }) => {
            const files = Array.from(currentTarget.files ?? [])
            // Allows choosing the same file again.
            currentTarget.value = ''
            if (files.length > 0) onChoose(files)
          }}
        />
      </label>
      {file ? (
        <span className={styles.name}>{texts.chosen(file.name, formatSize(file.size))}</span>
      ) : (
        <span className={styles.drop}>{texts.drop}</span>
      )}
      <span className={classNames(text.hint, styles.line)} id={`${id}-hint`}>
        {hint}
      </span>
      <span
        className={error ? classNames(text.failure, styles.line) : undefined}
        id={`${id}-error`}
        role="alert"
      >
        {error}
      </span>
    </div>
  )
}
