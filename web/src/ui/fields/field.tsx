import { type ComponentProps, type ReactNode, useId } from 'react'
import textStyles from '../text.module.css'
import styles from './field.module.css'

// Own, for the pages that load no Chakra: the public ones, and sign-in, whose scripts it would make 36 kB larger.

export interface FieldTexts {
  label: string
  /** Helps before anything is typed or chosen. */
  hint?: string | undefined
  /** What is wrong with what was typed or chosen. */
  error?: string | undefined
}

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'>, FieldTexts {
  /** A button at the input's end; false where it is still to come, so that the input stays what it is. */
  end?: ReactNode
}

/** A text input under its label, with what there is to say about it below. */
export function TextField({ label, hint, error, end, ...input }: TextFieldProps) {
  const id = useId()
  const remarks = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control = (
    <input
      id={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={remarks || undefined}
      {...input}
    />
  )
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
      {hint && (
        <p className={textStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={textStyles.failure} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

/** Several lines of text under their label. */
export function TextAreaField({ label, hint, error, ...area }: ComponentProps<'textarea'> & FieldTexts) {
  const id = useId()
  const remarks = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.frame}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={remarks || undefined}
        {...area}
      />
      {hint && (
        <p className={textStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={textStyles.failure} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

export interface SelectFieldProps extends ComponentProps<'select'>, FieldTexts {
  /** The options. */
  children: ReactNode
}

/** The browser's own select under its label. */
export function SelectField({ label, children, ...select }: Omit<SelectFieldProps, 'hint' | 'error'>) {
  const id = useId()
  return (
    <div className={styles.frame}>
      <label htmlFor={id}>{label}</label>
      <select id={id} {...select}>
        {children}
      </select>
    </div>
  )
}
