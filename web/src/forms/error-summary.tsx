import { type FieldError, type FieldValues, get, useFormContext, useFormState } from 'react-hook-form'
import { Notice } from '../ui/states.tsx'
import styles from './error-summary.module.css'

/** From how many wrong fields on they are listed above the form too. */
const manyProblems = 2

interface ErrorSummaryProps {
  /** Labels by field, in the order of the form. */
  labels: Readonly<Record<string, string>>
  /** Above the list. */
  title: (total: number) => string
}

/** Some messages begin with the label, for where they stand alone. */
const withoutLabel = (message = '', label = '') => message.replace(`${label}: `, '')

/** The wrong fields of the form around it, each with the way there and what is wrong with it. */
export function ErrorSummary({ labels, title }: ErrorSummaryProps) {
  const { control, setFocus } = useFormContext<FieldValues>()
  const { errors } = useFormState({ control })
  const wrong = Object.keys(labels).flatMap((name) => {
    const error: FieldError | undefined = get(errors, name)
    return error ? { name, message: error.message } : []
  })
  if (wrong.length < manyProblems) return null
  return (
    <Notice tone="error">
      <p>{title(wrong.length)}</p>
      <ul className={styles.problems}>
        {wrong.map(({ name, message }) => (
          <li key={name}>
            <button type="button" onClick={() => setFocus(name)}>
              {labels[name]}
            </button>
            : {withoutLabel(message, labels[name])}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
