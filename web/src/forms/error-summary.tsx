import { type FieldError, type FieldValues, get, useFormContext, useFormState } from 'react-hook-form'
import { Notice } from '../ui/states.tsx'
import styles from './error-summary.module.css'

/** Minimum number of invalid fields for showing the summary. */
const manyProblems = 2

interface ErrorSummaryProps {
  /** Labels by field, in form order. */
  labels: Readonly<Record<string, string>>
  title: (total: number) => string
}

/** Removes the label that some messages begin with. */
const withoutLabel = (message = '', label = '') => message.replace(`${label}: `, '')

/** Lists the invalid fields of the surrounding form with their messages; clicking one focuses it. */
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
