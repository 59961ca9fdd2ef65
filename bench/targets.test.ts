import { expect, it } from 'vitest'
import type { SetResults } from './measure-set.ts'
import { sampleResults } from './sample-results.ts'
import { judge } from './targets.ts'

const missed = (sets: SetResults[]) => judge(sets).filter(({ isMet }) => !isMet)

it('a target that is just reached is met', () => {
  expect(missed([sampleResults(10_000), sampleResults(100_000), sampleResults(1_000_000)])).toEqual([])
})

it.each([
  ['random search', 0.54, 'random search, of its floor'],
  ['latest', 0.5, 'latest, of its floor'],
  ['profile by slug', 0.2, 'profile by slug, of its floor'],
  ['home as HTML', 0.59, 'home as HTML, cached, of a bare server with the same bytes'],
  ['explore as HTML', 0.05, 'explore as HTML, of the same search over GraphQL'],
])('a %s of %f of its floor is not', (name, part, target) => {
  expect(missed([sampleResults(100_000, { [name]: part })]).map((each) => each.target)).toEqual([target])
})

it('the target of memory is higher at a million, and holds at every size', () => {
  const large = { ...sampleResults(1_000_000), memory: { now: 600e6, peak: 700e6 } }
  const small = { ...sampleResults(10_000), memory: { now: 401e6, peak: 401e6 } }
  expect(missed([large])).toEqual([])
  expect(missed([small])).toMatchObject([{ at: '10,000', measured: '401 MB' }])
})

it('the targets of a million are of processor time and of the slowest', () => {
  const large = sampleResults(1_000_000)
  for (const { name, rounds } of large.warm) {
    if (name === '… open now') for (const round of rounds) round.processor = 2
    if (name === 'profile with related') for (const round of rounds) round.latencies = [1, 101]
  }
  expect(missed([large])).toMatchObject([
    { target: 'profile with related establishments: p99', measured: '101 ms' },
    { target: 'open now, of the same search by city: CPU', measured: '1.50' },
  ])
})

it('growth is judged from the set that its target names', () => {
  const grown = (name: string) => {
    const large = sampleResults(1_000_000)
    for (const read of large.warm)
      if (read.name === name) for (const round of read.rounds) round.processor = 1.6
    return large
  }
  expect(missed([sampleResults(10_000), grown('random search')])).toEqual([])
  expect(missed([sampleResults(100_000), grown('random search')])).toMatchObject([
    { at: '100,000 → 1,000,000', measured: '1.30' },
  ])
  expect(missed([sampleResults(10_000), grown('suggestions')])).toMatchObject([
    { at: '10,000 → 1,000,000', measured: '1.30' },
  ])
})

it('a target that was not measured is not met', () => {
  const set = sampleResults(100_000)
  expect(missed([{ ...set, memory: { now: Number.NaN, peak: Number.NaN } }])).toHaveLength(1)
})
