import { useWatch } from 'react-hook-form'
import type { Draft } from './draft.ts'
import styles from './field-control.module.css'

interface DraftWarningProps {
  warning: (draft: Draft) => string | null
}

/** What to reconsider in what is typed, while it is typed. */
export function DraftWarning({ warning }: DraftWarningProps) {
  const text = warning(useWatch<Draft>() as Draft)
  return <div role="status">{text && <p className={styles.warning}>{text}</p>}</div>
}
