import { type ComponentProps, type ReactNode, useId } from 'react'
import textStyles from '../text.module.css'
import styles from './field.module.css'

// For pages without Chakra: public ones, and sign-in, whose scripts it would enlarge by 36 kB.

export interface FieldTexts {
  label: string
  /** Help text. */
  hint?: string | undefined
  /** Validation message. */
  error?: string | undefined
}

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'>, FieldTexts {
  /** Button at the input's end; false until it is available, to keep the input mounted. */
  end?: ReactNode
}

/** Text input with label, hint and error. */
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
  children: ReactNode
}

/** Native select with a label. */
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
