import type { ReactNode } from 'react'
import { messages } from '../messages/site.ts'
import { Button } from './button.tsx'
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

export interface ErrorStateProps {
  /** The whole sentence. */
  text: string
  retry?: () => void
}

/** What could not be loaded, with a way to try again. */
export function ErrorState({ text, retry }: ErrorStateProps) {
  return (
    <EmptyState text={text} role="alert">
      {retry && (
        <Button look="outline" onClick={retry}>
          {messages.tryAgain}
        </Button>
      )}
    </EmptyState>
  )
}
