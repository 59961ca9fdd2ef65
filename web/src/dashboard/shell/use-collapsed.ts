import { useSyncExternalStore } from 'react'

const storageKey = 'guiadovale.sidebar'
const listeners = new Set<() => void>()

/** Holds the choice where the browser refuses storage: until the page is closed. */
let unstored = false

function read(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'collapsed'
  } catch {
    return unstored
  }
}

function keep(isCollapsed: boolean): void {
  unstored = isCollapsed
  try {
    if (isCollapsed) localStorage.setItem(storageKey, 'collapsed')
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Whether the sidebar shows icons only, as this browser remembers it, and how to change that. */
export function useCollapsed(): { isCollapsed: boolean; toggle: () => void } {
  const isCollapsed = useSyncExternalStore(subscribe, read, () => false)
  return { isCollapsed, toggle: () => keep(!isCollapsed) }
}
