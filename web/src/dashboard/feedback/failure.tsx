import { Component, type ReactNode, useEffect, useRef } from 'react'
import { serverMessage } from '../../ask/errors.ts'
import { dashboardMessages, tableMessages } from '../../messages/dashboard/dashboard.ts'
import { messages } from '../../messages/site.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/states.tsx'
import styles from './failure.module.css'

export interface BannerProps {
  tone: 'success' | 'error'
  children: ReactNode
  /** Whether it takes the focus; an error does, unless the focus is where the error is. */
  takesFocus?: boolean
  onDismiss: () => void
}

/**
 * How the last piece of work ended, above its form: green or red. An error takes the focus, so
 * that it is not missed far up the page; give it a `key` of its own to have another error take it again.
 */
export function Banner({ tone, children, takesFocus = tone === 'error', onDismiss }: BannerProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) frame.current?.focus()
  }, [takesFocus])
  return (
    <div className={styles.frame} ref={frame} tabIndex={-1}>
      <Notice tone={tone}>{children}</Notice>
      <IconButton icon="close" label={tableMessages.dismiss} onClick={onDismiss} />
    </div>
  )
}

export interface FailureProps {
  error: unknown
  refetch: () => Promise<unknown>
}

/** What a part of a screen says when it could not be loaded: "Erro: {message}", and a way to try again. */
export function Failure({ error, refetch }: FailureProps) {
  return (
    <Notice tone="error">
      <p>{messages.error(serverMessage(error) ?? dashboardMessages.noAnswer)}</p>
      <div>
        {/* A failure to ask again is told by the query itself. */}
        <Button look="outline" onClick={() => void refetch().catch(() => {})}>
          {messages.tryAgain}
        </Button>
      </div>
    </Notice>
  )
}

interface BoundaryProps {
  /** Drawn when what is inside could not be loaded or has crashed. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps the page alive whatever happens to a part that is loaded by itself. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
