import { expect, it } from 'vitest'
import type { SetResults } from './measure-set.ts'
import { sampleResults } from './sample-results.ts'
import { judge } from './targets.ts'

const missed = (sets: SetResults[]) => judge(sets).filter(({ isMet }) => !isMet)

it('a target that is just reached is met', () => {
  expect(missed([sampleResults(10_000), sampleResults(100_000), sampleResults(1_000_000)])).toEqual([])
})

it.each([
  ['random search', 0.49, 'random search, of its floor'],
  ['latest', 0.7, 'latest, of its floor'],
  ['profile by slug', 0.2, 'profile by slug, of its floor'],
  ['home as HTML', 0.29, 'home as HTML, rendered before, of a bare server with the same bytes'],
  ['the same, REST search', 0.17, 'REST search, of GraphQL with the same fields'],
])('a %s of %f of its floor is not', (name, part, target) => {
  expect(missed([sampleResults(100_000, { [name]: part })]).map((each) => each.target)).toEqual([target])
})

it('the target of memory is higher at a million, and holds at every size', () => {
  const large = { ...sampleResults(1_000_000), memory: { now: 600e6, peak: 700e6 } }
  const small = { ...sampleResults(10_000), memory: { now: 451e6, peak: 451e6 } }
  expect(missed([large])).toEqual([])
  expect(missed([small])).toMatchObject([{ at: '10,000', measured: '451 MB' }])
})

it('the target of growth is relative to the floor', () => {
  const sets = (page: number, floor: number) => {
    const large = sampleResults(1_000_000)
    for (const { name, rounds } of large.warm) {
      const processor = { 'random search': page, 'floor: nine cards': floor }[name]
      for (const round of rounds) Object.assign(round, { processor: processor ?? round.processor })
    }
    return [sampleResults(10_000), large]
  }
  expect(missed(sets(1.4, 1.3))).toEqual([])
  expect(missed(sets(1.4, 1))).toMatchObject([{ at: '10,000 → 1,000,000', measured: '1.20' }])
})

it('a target that was not measured is not met', () => {
  const set = sampleResults(100_000)
  expect(missed([{ ...set, memory: { now: Number.NaN, peak: Number.NaN } }])).toHaveLength(1)
})
