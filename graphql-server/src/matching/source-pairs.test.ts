import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../demo/random.ts'
import { findPairs } from '../../test/find-pairs.ts'
import { drawnRecord } from '../../test/labelled-pairs/place.ts'
import { otherKinds, othersOfSources } from '../../test/labelled-pairs/source-others.ts'
import { fieldKinds, nameKinds, sameOfSources } from '../../test/labelled-pairs/source-pairs.ts'
import type { MatchRecord } from './record.ts'

const key = (one: MatchRecord, other: MatchRecord) => [one.id, other.id].sort().join(' ')
const kinds = Object.keys({ ...nameKinds, ...fieldKinds })
const others = Object.keys(otherKinds)

describe.each([1, 2, 3])('the set of sources of seed %i', (seed) => {
  const random = randomFrom(seed)
  const at = (list: string[], index: number) => list[index % list.length] ?? ''
  const truePairs = Array.from({ length: 400 }, (_, index) => sameOfSources(random, at(kinds, index)))
  const nonPairs = Array.from({ length: 400 }, (_, index) => othersOfSources(random, at(others, index)))
  const drawn = Array.from({ length: 10_000 }, (_, index) => ({
    ...drawnRecord(seed * 20_000 + index),
    categoryIds: [],
  }))
  const pairs = findPairs([...truePairs.flat(), ...nonPairs.flat(), ...drawn])
  const found = new Set(pairs.map(({ one, other }) => key(one, other)))
  const hits = truePairs.filter(([one, other]) => found.has(key(one, other))).length

  it('has at least 95 % of its true pairs found', () => {
    expect(hits / truePairs.length).toBeGreaterThanOrEqual(0.95)
  })

  it('has at most 2 % of the reported pairs false', () => {
    expect((found.size - hits) / found.size).toBeLessThanOrEqual(0.02)
  })
})
