/** A short notice that goes by itself. */
export interface Toast {
  id: number
  tone: 'success' | 'error'
  text: string
  /** Something that can be done about it while it is there. */
  action?: { label: string; run: () => void } | undefined
  /** Moves the focus to the action: for a keyboard whose button has just gone. */
  takesFocus?: boolean | undefined
}

const none: readonly Toast[] = []
let toasts = none
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a notice from anywhere in the browser; the newest stands first. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1
  change([{ ...toast, id: lastId }, ...toasts])
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

/** @returns the notices that are shown; the same array until they change */
export function readToasts(): readonly Toast[] {
  return toasts
}

export function noToasts(): readonly Toast[] {
  return none
}

export function onToastsChange(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

function change(next: readonly Toast[]): void {
  toasts = next
  for (const changed of listeners) changed()
}
