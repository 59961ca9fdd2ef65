import { useSyncExternalStore } from 'react'
import { NoAnswer } from '../ui/part.tsx'

/** How to try again what waits for the network; null while nothing waits. */
let waiting: (() => void) | null = null
const listeners = new Set<() => void>()

function setWaiting(retry: (() => void) | null): void {
  waiting = retry
  for (const changed of listeners) changed()
}

/** A lost network, as `fetch` and `loadScript` report it; any answer of a server is something else. */
function isNetworkLost(error: unknown): boolean {
  return error instanceof NoAnswer ? error.isOffline : error instanceof TypeError
}

let lost: Promise<void> | null = null

/** Resolves when the browser is online again, or the visitor tries again; the same promise for all that wait. */
function networkReturns(): Promise<void> {
  lost ??= new Promise<void>((resolve) => {
    const retry = () => {
      window.removeEventListener('online', retry)
      lost = null
      setWaiting(null)
      resolve()
    }
    window.addEventListener('online', retry)
    setWaiting(retry)
  })
  return lost
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
      if (!isNetworkLost(error)) throw error
      await networkReturns()
    }
  }
}

/** @returns how to try again while something waits for the network; null otherwise, and on the server */
export function useNetworkRetry(): (() => void) | null {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => waiting,
    () => null,
  )
}
