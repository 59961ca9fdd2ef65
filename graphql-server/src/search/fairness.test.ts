import { describe, expect, it } from 'vitest'
import { chiSquare } from '../../../bench/chi-square.ts'
import { feistel, keyedSort, type Measure, measureLarge, measureSmall } from '../../../bench/fairness.ts'
import { drawFromGroup, orderKey, permutedIndex } from './order.ts'

// The seeds are fixed: each of these measures always comes out the same.

const lengths = Array.from({ length: 16 }, (_, index) => index + 2)
const manyTrials = 20_000
const trials = process.env.LONG_TESTS ? manyTrials : 5000

/** The measures that a fair shuffle would show once in a million times. */
function unfair(measures: Measure[]): string[] {
  return measures
    .filter(({ statistic, critical }) => !(statistic <= critical))
    .map(({ name, statistic, degrees }) => `${name}: ${statistic.toFixed(1)} at ${degrees} degrees`)
}

describe('short lists', () => {
  it.each(lengths)('of %i: every place, every pair and every order comes equally often', (length) => {
    expect(unfair(measureSmall(keyedSort, length, trials))).toEqual([])
  })
})

it('lists of thousands are still sorted fairly: places, pairs and distances', () => {
  expect(unfair(measureLarge(keyedSort, 4000, trials / 4))).toEqual([])
})

describe('the network of long lists', () => {
  it.each(lengths)('shuffles even %i fairly: every place and every pair', (length) => {
    const measures = measureSmall(feistel, length, trials)
    // So few bits do not reach all whole orders evenly, which is why short lists are sorted instead.
    expect(unfair(measures.filter(({ name }) => name !== 'orders'))).toEqual([])
  })

  it.each([5000, 100_000])('shuffles %i fairly: places, pairs and distances', (length) => {
    expect(unfair(measureLarge(feistel, length, trials))).toEqual([])
  })

  it.each([4, 6])('would fail with %i rounds: these measures do find what is unfair', (rounds) => {
    const weak = measureSmall(
      (length, key, position) => permutedIndex(length, key, position, rounds),
      5,
      manyTrials,
    )
    expect(unfair(weak)).toContainEqual(expect.stringContaining('positions'))
    expect(unfair(weak)).toContainEqual(expect.stringContaining('pairs'))
  })
})

describe('a draw from a group of a long list', () => {
  const ids = Int32Array.from({ length: 5000 }, (_, index) => 3 * index + 1)

  /** Members spread over the list, and how often their list was loaded. */
  function createGroup(size: number) {
    const members = ids.filter((_, index) => index % Math.floor(ids.length / size) === 0).slice(0, size)
    const known = new Set(members)
    let loads = 0
    return {
      members,
      loads: () => loads,
      among: async (some: readonly number[]) => new Set(some.filter((id) => known.has(id))),
      all: async () => {
        loads += 1
        return members
      },
    }
  }

  it.each([
    ['large', 300, 0, 0.1],
    ['small, whose list is loaded for some seeds', 60, 0.1, 0.9],
    ['tiny, whose list is loaded', 8, 0.9, 1],
  ])(
    'gives every member of a %s group every position equally often',
    async (_size, size, atLeast, atMost) => {
      const group = createGroup(size)
      const trials = 50 * size
      const counts = [0, 1, 4].map((position) => ({ position, of: new Map<number, number>() }))
      for (let trial = 0; trial < trials; trial += 1) {
        const drawn = await drawFromGroup(ids, group, orderKey('secret', `seed ${trial}`, '2026-11-20'), 5)
        expect(new Set(drawn).size).toBe(5)
        for (const { position, of } of counts) {
          const id = drawn[position] ?? 0
          of.set(id, (of.get(id) ?? 0) + 1)
        }
      }
      for (const { of } of counts) {
        const measured = chiSquare(
          [...group.members].map((id) => of.get(id) ?? 0),
          () => trials / size,
        )
        expect(measured.statistic).toBeLessThanOrEqual(measured.critical)
      }
      expect(group.loads() / trials).toBeGreaterThanOrEqual(atLeast)
      expect(group.loads() / trials).toBeLessThanOrEqual(atMost)
    },
  )

  it('gives all members of a group that has fewer than are drawn, and none of an empty one', async () => {
    const key = orderKey('secret', 'seed', '2026-11-20')
    const group = createGroup(3)
    expect((await drawFromGroup(ids, group, key, 5)).sort((a, b) => a - b)).toEqual([...group.members])
    expect(await drawFromGroup(ids, createGroup(0), key, 5)).toEqual([])
  })
})
