import { Component, type ComponentType, lazy } from 'react'
import { loadScript, NoAnswer } from '../ask/network.ts'
import { messages } from '../messages/site.ts'
import { Button } from './button.tsx'
import { Notice } from './states.tsx'

/**
 * A part of a page that is loaded when it is first shown, inside a `Suspense`. Where it does not come, the page stays and says
 * so, with a way to try again.
 *
 * @param failed what did not come, as a whole sentence; left out for what the page can do without: then nothing is said when
 *   the network or the server is away
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
          {/* The script is of an older build: reload the page. */}
          <Button look="quiet" onClick={isAway ? this.retry : () => window.location.reload()}>
            {messages.tryAgain}
          </Button>
        </Notice>
      )
    }
  }
}
