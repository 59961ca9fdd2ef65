import { useSyncExternalStore } from 'react'

/**
 * A value of the page that components and other modules share.
 *
 * @param initial the value at first, on the server and during hydration
 * @param start called with the first listener; returns what to call after the last one is gone
 */
export function createStore<T>(initial: T, start = () => () => {}) {
  let value = initial
  let stop = () => {}
  const listeners = new Set<() => void>()
  const read = () => value
  function set(next: T): void {
    value = next
    for (const listener of listeners) listener()
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    if (listeners.size === 1) stop = start()
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) stop()
    }
  }
  return { read, set, subscribe, useValue: () => useSyncExternalStore(subscribe, read, () => initial) }
}
