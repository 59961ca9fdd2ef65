import { createStore } from '../browser/create-store.ts'
import { messages } from '../messages/site.ts'

/** Retries everything that waits for the network; null if nothing waits. */
const waiting = createStore<(() => void) | null>(null)

/** A script failed to load because the server is unreachable. The message explains the cause to the user. */
export class NoAnswer extends Error {
  /** Whether the device is offline, as opposed to the server behind a proxy being down. */
  readonly isOffline: boolean

  constructor(message: string, isOffline: boolean) {
    super(message)
    this.isOffline = isOffline
  }
}

/**
 * Loads a script lazily (missing-scripts).
 *
 * @throws NoAnswer if the network or server is unreachable; otherwise the error of `load`, as after a
 * deployment
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
  // A proxy responds if the server is down.
  return answer.status >= 500 ? new NoAnswer(messages.serverAway, false) : null
}

/** Whether the device is offline; any response means that it is not. */
async function isNetworkLost(error: unknown): Promise<boolean> {
  if (error instanceof NoAnswer) return error.isOffline
  // `fetch` throws it without a response, as do many bugs.
  return error instanceof TypeError && (await whyNoAnswer())?.isOffline === true
}

let lost: Promise<void> | null = null

/** Resolves when the browser is online again or the visitor retries; all callers share the promise. */
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

/** Cancels waiting for the network after a navigation. */
export function stopWaiting(): void {
  const retry = waiting.read()
  if (!retry) return
  window.removeEventListener('online', retry)
  lost = null
  waiting.set(null)
}

/**
 * Repeats an attempt until the network is back: a page is not replaced by an offline error (offline).
 *
 * @throws any other error
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

/** @returns the retry callback while something waits for the network; null otherwise, and on the server */
export const useNetworkRetry = waiting.useValue
