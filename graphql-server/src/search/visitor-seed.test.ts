import { expect, it } from 'vitest'
import { visitorSeed } from './order.ts'

const at = (text: string) => Date.parse(text)

it('a visitor keeps a seed for the hour', () => {
  const seed = visitorSeed('secret', '203.0.113.7', at('2026-11-20T15:00:00Z'))
  expect(visitorSeed('secret', '203.0.113.7', at('2026-11-20T15:59:59Z'))).toBe(seed)
  expect(visitorSeed('secret', '203.0.113.7', at('2026-11-20T16:00:00Z'))).not.toBe(seed)
})

it('a seed is its visitor’s own, cannot be computed from outside and reveals nothing', () => {
  const now = at('2026-11-20T15:00:00Z')
  const seed = visitorSeed('secret', '203.0.113.7', now)
  expect(visitorSeed('secret', '203.0.113.8', now)).not.toBe(seed)
  expect(visitorSeed('another', '203.0.113.7', now)).not.toBe(seed)
  expect(seed).toMatch(/^[\w-]{16}$/)
})
