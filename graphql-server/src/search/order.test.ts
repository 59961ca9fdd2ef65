import { describe, expect, it } from 'vitest'
import { maxSortedLength, orderKey, shuffledPart } from './order.ts'

const key = orderKey('secret', 'seed', '2026-11-20')

function idsTo(length: number): Int32Array {
  return Int32Array.from({ length }, (_, index) => 7 * index + 3)
}

/** All pages, one after the other. */
function walk(ids: Int32Array, perPage: number): number[] {
  const seen: number[] = []
  for (let start = 0; start < ids.length; start += perPage)
    seen.push(...shuffledPart(ids, key, start, start + perPage))
  return seen
}

describe('walking over all pages', () => {
  it.each([
    0,
    1,
    2,
    8,
    9,
    10,
    17,
    18,
    100,
    maxSortedLength - 1,
    maxSortedLength,
    maxSortedLength + 1,
    5000,
    70_000,
  ])('of %i items meets every one exactly once', (length) => {
    const ids = idsTo(length)
    const seen = walk(ids, 9)
    expect(seen).toHaveLength(length)
    expect(Int32Array.from(seen).sort()).toEqual(ids)
  })

  it.each([50, 6000])('of %i items gives the same order whatever the page size', (length) => {
    const ids = idsTo(length)
    expect(walk(ids, 9)).toEqual(walk(ids, length))
    expect(walk(ids, 12)).toEqual(walk(ids, length))
  })

  it('ends at the list’s end', () => {
    expect(shuffledPart(idsTo(10), key, 9, 18)).toHaveLength(1)
    expect(shuffledPart(idsTo(10), key, 10, 19)).toEqual([])
    expect(shuffledPart(idsTo(10), key, 1e12, 1e12 + 9)).toEqual([])
  })
})

describe('an order', () => {
  it.each([50, 6000])('of %i items is another for another secret, seed or day', (length) => {
    const orders = [
      orderKey('secret', 'seed', '2026-11-20'),
      orderKey('secret!', 'seed', '2026-11-20'),
      orderKey('secret', 'seed!', '2026-11-20'),
      orderKey('secret', 'seed', '2026-11-21'),
    ].map((one) => shuffledPart(idsTo(length), one, 0, 20).join())
    expect(new Set(orders).size).toBe(4)
  })

  it('of a short list stays as it is when one of its items goes', () => {
    const ids = idsTo(300)
    const gone = ids[120]
    const before = shuffledPart(ids, key, 0, 300)
    const after = shuffledPart(
      ids.filter((id) => id !== gone),
      key,
      0,
      300,
    )
    expect(after).toEqual(before.filter((id) => id !== gone))
  })
})
