import type { HTMLAttributes, ReactNode } from 'react'
import { messages } from '../messages/site.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { LineIcon } from './pictures/icons.tsx'
import { RidgeLine } from './pictures/ridge-line.tsx'
import styles from './states.module.css'

/** A quiet block in the shape of what is coming; class or style say the shape. Own, for public pages, which load no Chakra; account and dashboard take Chakra's. */
export function Skeleton({ className, ...block }: HTMLAttributes<HTMLDivElement>) {
  return <div className={classNames(styles.skeleton, className)} {...block} />
}

const icons = { error: 'alert', success: 'check', info: 'info' } as const

export interface NoticeProps {
  tone: keyof typeof icons
  children: ReactNode
}

/** Something that has to be known before going on; screen readers say it when it appears. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={classNames(styles.banner, styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      <LineIcon name={icons[tone]} />
      <div>{children}</div>
    </div>
  )
}

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
