import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// Generous, since the time depends on the machine's load.
configure({ asyncUtilTimeout: 30_000 })

/** Not in jsdom; never reports an intersection, as there is no layout. */
globalThis.IntersectionObserver ??= class {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/** Not in jsdom; Chakra's lists escape selectors with it. */
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS

/** Not in jsdom; never reports a resize. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom loads no style sheets, so maps would wait forever. */
vi.mock('../map/leaflet-sheet.ts', () => ({}))

const complaints: string[] = []

/** Fails a test on unexpected console errors or warnings, as of React, the router or Apollo. */
beforeEach(() => {
  complaints.length = 0
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => {
      complaints.push(`console.${method}: ${words.join(' ')}`)
    })
  }
})

afterEach(() => {
  cleanup()
  expect(complaints).toEqual([])
})
