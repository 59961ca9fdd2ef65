import { Component, type ReactNode } from 'react'
import { serverMessage } from '../../apollo/refusals.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { messages } from '../../messages/site.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

export interface FailureProps {
  /** What the query failed with. */
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
