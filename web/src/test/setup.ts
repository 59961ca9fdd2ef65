import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// How long something may take to appear depends on what else the machine does; a test says only that it does.
configure({ asyncUtilTimeout: 30_000 })

/** jsdom has none, and lays nothing out: nothing ever comes near by itself. */
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

/** What Chakra's lists look their items up by. */
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS

/** Nor does anything there change its size. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** It loads no style sheets, and a map would wait for its own. */
vi.mock('../map/leaflet-sheet.ts', () => ({}))

const complaints: string[] = []

/** What React, the router or Apollo complain about on the console fails the test, unless the test expects it. */
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
