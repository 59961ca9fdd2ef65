import { useSyncExternalStore } from 'react'

/**
 * Shared value for components and other modules.
 *
 * @param initial value on the server and during hydration
 * @param start called with the first listener; returns a cleanup for when the last one is removed
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
