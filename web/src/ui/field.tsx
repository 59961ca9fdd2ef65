import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  /** Helps before anything is typed. */
  hint?: string | undefined
  /** What is wrong with what was typed. */
  error?: string | undefined
  /** A button at the input's end; false where it is still to come, so that the input stays what it is. */
  end?: ReactNode
}

/** A text input under its label, with what there is to say about it below. */
export function TextField({ label, hint, error, end, ...input }: TextFieldProps) {
  const { id, attributes, remarks } = useRemarks(hint, error)
  const control = <input id={id} {...attributes} {...input} />
  return (
    <div className={styles.frame}>
      <label htmlFor={id}>{label}</label>
      {end !== undefined ? (
        <div className={styles.ended}>
          {control}
          {end}
        </div>
      ) : (
        control
      )}
      {remarks}
    </div>
  )
}

export interface SelectFieldProps extends ComponentProps<'select'> {
  label: string
  /** The options. */
  children: ReactNode
  /** Helps before anything is chosen. */
  hint?: string | undefined
  /** What is wrong with what was chosen. */
  error?: string | undefined
}

/** The browser's own select under its label, with what there is to say about it below. */
export function SelectField({ label, hint, error, children, ...select }: SelectFieldProps) {
  const { id, attributes, remarks } = useRemarks(hint, error)
  return (
    <div className={styles.frame}>
      <label htmlFor={id}>{label}</label>
      <select id={id} {...attributes} {...select}>
        {children}
      </select>
      {remarks}
    </div>
  )
}

export interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

/** A text of several lines under its label. */
export function TextAreaField({ label, hint, error, ...area }: TextAreaFieldProps) {
  const { id, attributes, remarks } = useRemarks(hint, error)
  return (
    <div className={styles.frame}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} {...attributes} {...area} />
      {remarks}
    </div>
  )
}

/** What stands below a control, and what has the control say so. */
export function useRemarks(hint: string | undefined, error: string | undefined) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const attributes = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  const remarks = (
    <>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  )
  return { id, attributes, remarks }
}
