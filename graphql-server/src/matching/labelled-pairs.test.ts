import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../demo/random.ts'
import { findPairs } from '../../test/find-pairs.ts'
import { clerksSet } from '../../test/labelled-pairs/clerks.ts'
import { nonKinds, nonPair } from '../../test/labelled-pairs/non-pairs.ts'
import { drawnRecord } from '../../test/labelled-pairs/place.ts'
import { trueKinds, truePair } from '../../test/labelled-pairs/true-pairs.ts'
import type { MatchRecord } from './record.ts'

const key = (one: MatchRecord, other: MatchRecord) => [one.id, other.id].sort().join(' ')

/** A labelled set: 400 true pairs, 400 pairs that only look like one, 10,000 others. */
function labelledSet(seed: number) {
  const random = randomFrom(seed)
  const kinds = Object.keys(trueKinds)
  const others = Object.keys(nonKinds)
  const at = (list: string[], index: number) => list[index % list.length] ?? ''
  const truePairs = Array.from({ length: 400 }, (_, index) => truePair(random, at(kinds, index)))
  const nonPairs = Array.from({ length: 400 }, (_, index) => nonPair(random, at(others, index)))
  const drawn = Array.from({ length: 10_000 }, (_, index) => drawnRecord(seed * 20_000 + index))
  return { truePairs, records: [...truePairs.flat(), ...nonPairs.flat(), ...drawn] }
}

/** Another set, made in another way: each establishment as two clerks write it down. */
function setOfClerks(seed: number) {
  const { truePairs, nonPairs } = clerksSet(randomFrom(seed), 400)
  const drawn = Array.from({ length: 10_000 }, (_, index) => drawnRecord(seed * 20_000 + index))
  return { truePairs, records: [...truePairs.flat(), ...nonPairs.flat(), ...drawn] }
}

it('the labelled set has sixty kinds of true pairs', () => {
  expect(Object.keys(trueKinds).length).toBeGreaterThanOrEqual(60)
})

const sets = [1, 2, 3].flatMap((seed) => [
  { what: 'the labelled set', seed, make: labelledSet },
  { what: 'the set of clerks', seed, make: setOfClerks },
])

describe.each(sets)('$what of seed $seed', ({ seed, make }) => {
  const { truePairs, records } = make(seed)
  const found = new Set(findPairs(records).map(({ one, other }) => key(one, other)))
  const hits = truePairs.filter(([one, other]) => found.has(key(one, other))).length

  it('has at least 95 % of its true pairs found', () => {
    expect(hits / truePairs.length).toBeGreaterThanOrEqual(0.95)
  })

  it('has at most 2 % of the reported pairs false', () => {
    expect((found.size - hits) / found.size).toBeLessThanOrEqual(0.02)
  })
})
