import type { HTMLAttributes, ReactNode } from 'react'
import { messages } from '../messages/site.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { LineIcon } from './pictures/icons.tsx'
import { RidgeLine } from './pictures/ridge-line.tsx'
import styles from './states.module.css'

/**
 * Placeholder block, shaped by class or style. For public pages, which do not load Chakra; account and
 * dashboard use Chakra's.
 */
export function Skeleton({ className, ...block }: HTMLAttributes<HTMLDivElement>) {
  return <div className={classNames(styles.skeleton, className)} {...block} />
}

const icons = { error: 'alert', success: 'check', info: 'info' } as const

export interface NoticeProps {
  tone: keyof typeof icons
  children: ReactNode
}

/** Message that screen readers announce when it appears. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={classNames(styles.banner, styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      <LineIcon name={icons[tone]} />
      <div>{children}</div>
    </div>
  )
}

export interface EmptyStateProps {
  /** Sentence about what is missing. */
  text: ReactNode
  /** Buttons or links. */
  children?: ReactNode
  /** Role that announces the sentence: `alert` for failures. */
  role?: 'status' | 'alert'
}

/** Empty state: illustration, sentence and actions. */
export function EmptyState({ text, children, role = 'status' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <RidgeLine />
      <p className={styles.text} role={role}>
        {text}
      </p>
      {children}
    </div>
  )
}

export interface ErrorStateProps {
  /** A whole sentence. */
  text: string
  retry?: () => void
}

/** Load failure with a retry button. */
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
