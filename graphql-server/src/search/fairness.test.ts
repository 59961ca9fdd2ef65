import { describe, expect, it } from 'vitest'
import { feistel, keyedSort, type Measure, measureLarge, measureSmall } from '../../../bench/fairness.ts'
import { permutedIndex } from './order.ts'

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
