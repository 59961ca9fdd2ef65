import { Component, type ComponentType, lazy } from 'react'
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

    /** Whoever comes back to it tries again. */
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
          {/* A script that is gone belongs to a build that is: the page begins anew. */}
          <Button look="quiet" onClick={isAway ? this.retry : () => window.location.reload()}>
            {messages.tryAgain}
          </Button>
        </Notice>
      )
    }
  }
}

/** No script came because nothing of the server's does. Its message says why, for people. */
export class NoAnswer extends Error {
  /** Whether the network is away, not the server behind a proxy. */
  readonly isOffline: boolean

  constructor(message: string, isOffline: boolean) {
    super(message)
    this.isOffline = isOffline
  }
}

/**
 * Loads a script that the page has begun without (no-answer).
 *
 * @throws NoAnswer where the network or the server is away; what `load` threw where only the script is, as after a
 *   deployment
 */
export async function loadScript<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    throw (await whyNoAnswer()) ?? error
  }
}

/** Asks the server, since an import does not tell what was wrong with it. */
async function whyNoAnswer(): Promise<NoAnswer | null> {
  const answer = await fetch('/health/live').catch(() => null)
  if (!answer) return new NoAnswer(messages.noConnection, true)
  // A proxy answers for a server that does not.
  return answer.status >= 500 ? new NoAnswer(messages.serverAway, false) : null
}
