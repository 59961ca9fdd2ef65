import { type MockInstance, vi } from 'vitest'

/** Allows console warnings for the rest of the test. */
export function expectWarnings(): MockInstance<typeof console.warn> {
  return vi.spyOn(console, 'warn').mockImplementation(() => {})
}
