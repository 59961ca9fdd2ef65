import { createStore } from '../../browser/create-store.ts'

interface ToastAction {
  label: string
  run: () => void
}

/** A short notice that goes by itself. */
export interface Toast {
  id: number
  tone: 'success' | 'error'
  text: string
  /** Something that can be done about it while it is there. */
  action?: ToastAction | undefined
  otherAction?: ToastAction | undefined
  /** Moves the focus to the action: for a keyboard whose button has just gone. */
  takesFocus?: boolean | undefined
}

export const toastStore = createStore<readonly Toast[]>([])

let lastId = 0

/** Shows a notice from anywhere in the browser, above the others. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1
  toastStore.set([{ ...toast, id: lastId }, ...toastStore.read()])
}

export function dismissToast(id: number): void {
  toastStore.set(toastStore.read().filter((toast) => toast.id !== id))
}
