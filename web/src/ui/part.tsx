import { Component, type ComponentType, lazy } from 'react'
import { loadScript, NoAnswer } from '../ask/network.ts'
import { messages } from '../messages/site.ts'
import { Button } from './button.tsx'
import { Notice } from './states.tsx'

/**
 * Lazy-loaded component for use in a `Suspense`. If loading fails, the page stays, with a message and a retry
 * button.
 *
 * @param failed message, a whole sentence; without it, nothing is shown if the network or server is away
 */
export function part<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
  failed?: string,
): ComponentType<TProps> {
  const fresh = (): ComponentType<TProps> => lazy(async () => ({ default: await loadScript(load) }))
  let Loaded = fresh()

  return class Part extends Component<TProps, { failure: Error | null }> {
    override state: { failure: Error | null } = { failure: null }

    static getDerivedStateFromError(failure: Error) {
      return { failure }
    }

    /** Retry on remount. */
    override componentWillUnmount() {
      if (this.state.failure) Loaded = fresh()
    }

    retry = () => {
      Loaded = fresh()
      this.setState({ failure: null })
    }

    override render() {
      const { failure } = this.state
      if (!failure) return <Loaded {...this.props} />
      const isAway = failure instanceof NoAnswer
      if (!failed && isAway) return null
      if (!failed) throw failure
      return (
        <Notice tone="error">
          <span>{isAway ? `${failed} ${failure.message}` : failed}</span>{' '}
          {/* The script belongs to an older build: reload the page. */}
          <Button look="quiet" onClick={isAway ? this.retry : () => window.location.reload()}>
            {messages.tryAgain}
          </Button>
        </Notice>
      )
    }
  }
}
