import { createStore } from '../browser/create-store.ts'
import { messages } from '../messages/site.ts'

/** How to try again what waits for the network; null while nothing waits. */
const waiting = createStore<(() => void) | null>(null)

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
 * Loads a script that the page has begun without (missing-scripts).
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

/** Requests `/health/live`, since a failed import gives no reason. */
async function whyNoAnswer(): Promise<NoAnswer | null> {
  const answer = await fetch('/health/live').catch(() => null)
  if (!answer) return new NoAnswer(messages.noConnection, true)
  // A proxy answers for a server that does not.
  return answer.status >= 500 ? new NoAnswer(messages.serverAway, false) : null
}

/** Whether the network is away; any answer of a server is something else. */
async function isNetworkLost(error: unknown): Promise<boolean> {
  if (error instanceof NoAnswer) return error.isOffline
  // What `fetch` throws without an answer, and many faults in a program.
  return error instanceof TypeError && (await whyNoAnswer())?.isOffline === true
}

let lost: Promise<void> | null = null

/** Resolves when the browser is online again, or the visitor tries again; the same promise for all that wait. */
function networkReturns(): Promise<void> {
  lost ??= new Promise<void>((resolve) => {
    const retry = () => {
      stopWaiting()
      resolve()
    }
    window.addEventListener('online', retry)
    waiting.set(retry)
  })
  return lost
}

/** Gives up what waits for the network: the visitor has gone elsewhere. */
export function stopWaiting(): void {
  const retry = waiting.read()
  if (!retry) return
  window.removeEventListener('online', retry)
  lost = null
  waiting.set(null)
}

/**
 * Repeats an attempt until the network is there: a page does not give way to a failure of the network (offline).
 *
 * @throws what else went wrong
 */
export async function untilOnline<T>(attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!(await isNetworkLost(error))) throw error
      await networkReturns()
    }
  }
}

/** @returns how to try again while something waits for the network; null otherwise, and on the server */
export const useNetworkRetry = waiting.useValue
