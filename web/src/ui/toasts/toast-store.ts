import { createStore } from '../../browser/create-store.ts'

interface ToastAction {
  label: string
  run: () => void
}

/** Message that closes by itself. */
export interface Toast {
  id: number
  tone: 'success' | 'error'
  text: string
  action?: ToastAction | undefined
  otherAction?: ToastAction | undefined
  /** Focuses the action, for keyboard users whose button was unmounted. */
  takesFocus?: boolean | undefined
}

export const toastStore = createStore<readonly Toast[]>([])

let lastId = 0

/** Shows a toast above the others. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1
  toastStore.set([{ ...toast, id: lastId }, ...toastStore.read()])
}

export function dismissToast(id: number): void {
  toastStore.set(toastStore.read().filter((toast) => toast.id !== id))
}
