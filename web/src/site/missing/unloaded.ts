import { failureText } from '../../apollo/refusals.ts'
import { messages } from '../../messages/common.ts'

/** The history's state of `/404` for a page that is there and could not be loaded (not-found). */
export function unloadedBecause(error: unknown): { unloaded: string } {
  return { unloaded: failureText(error, messages.unloaded.text) }
}

/** @returns why the page could not be loaded; null where the address was opened itself */
export function readUnloaded(state: unknown): string | null {
  const { unloaded } = (state ?? {}) as Record<string, unknown>
  return typeof unloaded === 'string' ? unloaded : null
}
