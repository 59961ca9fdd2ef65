import { type MockInstance, vi } from 'vitest'

/** For a test that makes the console warn on purpose: from here on it may. */
export function expectWarnings(): MockInstance<typeof console.warn> {
  return vi.spyOn(console, 'warn').mockImplementation(() => {})
}
