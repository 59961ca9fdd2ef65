import { useSyncExternalStore } from 'react'

/** How phones show establishments: laid sideways, five to a screen, or tall with large photos. */
export type CardLook = 'side' | 'tall'

const key = 'guiadovale.cards'
const listeners = new Set<() => void>()
let unstored: CardLook = 'side'

// Before the page hydrates: what the server rendered is laid sideways by its style sheet alone.
if (typeof document !== 'undefined') markDocument(readLook())

/** What this browser's owner chose; "side" at first, and on the server. */
export function useCardLook(): CardLook {
  return useSyncExternalStore(subscribe, readLook, () => 'side' as const)
}

/** Keeps the choice in this browser, for every list. */
export function chooseCardLook(look: CardLook): void {
  unstored = look
  try {
    localStorage.setItem(key, look)
  } catch {
    // The browser refuses storage: the choice lasts as long as the page.
  }
  markDocument(look)
  for (const listener of listeners) listener()
}

function readLook(): CardLook {
  try {
    return (localStorage.getItem(key) ?? unstored) === 'tall' ? 'tall' : 'side'
  } catch {
    return unstored
  }
}

function subscribe(listener: () => void): () => void {
  // A page that the browser rendered by itself has a new root.
  markDocument(readLook())
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function markDocument(look: CardLook): void {
  document.documentElement.toggleAttribute('data-tall-cards', look === 'tall')
}
