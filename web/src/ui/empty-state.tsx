import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { RidgeLine } from './pictures/ridge-line.tsx'

export interface EmptyStateProps {
  /** What is missing, in one sentence. */
  text: ReactNode
  /** What the visitor can do about it: buttons or links. */
  children?: ReactNode
  /** Announces the sentence to screen readers: `alert` for failures. */
  role?: 'status' | 'alert'
}

/** Where there is nothing to show: the ridge, a sentence and a way out. */
export function EmptyState({ text, children, role = 'status' }: EmptyStateProps) {
  return (
    <div className={styles.frame}>
      <RidgeLine />
      <p className={styles.text} role={role}>
        {text}
      </p>
      {children}
    </div>
  )
}
