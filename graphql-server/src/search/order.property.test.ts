import fc from 'fast-check'
import { expect, it } from 'vitest'
import { always, anyText } from '../../test/property.ts'
import { orderKey, permutedIndex, shuffledPart } from './order.ts'

const seeds = anyText.map((text) => text.slice(0, 64))

it('any pages under any seed meet everything exactly once', () => {
  const lengths = fc.oneof(fc.nat(60), fc.integer({ min: 4000, max: 4300 }))
  return always(
    fc.tuple(lengths, fc.integer({ min: 1, max: 100 }), seeds),
    ([length, perPage, seed]) => {
      const ids = Int32Array.from({ length }, (_, index) => 3 * index + 1)
      const key = orderKey('a secret', seed, '2026-11-21')
      const seen: number[] = []
      for (let start = 0; start < length; start += perPage)
        seen.push(...shuffledPart(ids, key, start, start + perPage))
      expect(Int32Array.from(seen).sort()).toEqual(ids)
    },
    200,
  )
})

it('a place in a long list is another place, and no two share one', () =>
  always(
    fc.tuple(fc.integer({ min: 2, max: 2000 }), seeds),
    ([length, seed]) => {
      const key = orderKey('a secret', seed, '2026-11-21')
      const places = Array.from({ length }, (_, position) => permutedIndex(length, key, position))
      expect(new Set(places).size).toBe(length)
      expect(Math.min(...places)).toBe(0)
      expect(Math.max(...places)).toBe(length - 1)
    },
    100,
  ))
