import { expect, it } from 'vitest'
import type { ColdFigures } from './cold.ts'
import type { Candidate, Round } from './drive.ts'
import type { SetResults } from './measure-set.ts'
import { report } from './report.ts'
import { judge } from './targets.ts'

const round = (perSecond: number): Round => ({
  perSecond,
  latencies: [1, 1],
  processor: 1,
  database: 1,
  statements: 1,
})

/** Results in which everything just reaches its target, but for what `speeds` says of a read, as a part of its floor. */
function results(businesses: number, speeds: Record<string, number> = {}): SetResults {
  const floor = { name: 'floor', rounds: [round(1000)] } as Candidate
  const read = (name: string, part: number) =>
    ({ name, floor, rounds: [round(1000 * (speeds[name] ?? part))] }) as Candidate
  const cold = (name: string, processor: number, times?: number): ColdFigures => ({
    name,
    count: 1,
    p50: 1,
    p99: 1,
    processor,
    ...(times ? { bare: { p50: 1, alone: 1, times } } : {}),
  })
  return {
    businesses,
    database: '1.0',
    warm: [
      floor,
      read('random search', 0.5),
      read('… page 1', 0.5),
      read('… deepest page', 0.5),
      read('whole establishments, GraphQL', 0.2),
      read('the same, REST search', 0.18),
      read('latest', 0.8),
      read('profile by slug', 0.25),
      read('home as HTML', 0.3),
      read('explore as HTML', 0.3),
      read('profile as HTML', 0.3),
    ],
    cold: [cold('filter by city', 1, 1.5), cold('profile as HTML', 40), cold('explore as HTML', 40)],
    start: { ready: 2000, modules: 1000, times: 2 },
    memory: { now: 450e6, peak: 450e6 },
  }
}

const missed = (sets: SetResults[]) => judge(sets).filter(({ isMet }) => !isMet)

it('what just reaches its target is met', () => {
  expect(missed([results(10_000), results(100_000), results(1_000_000)])).toEqual([])
})

it.each([
  ['random search', 0.49, 'random search, of its floor'],
  ['latest', 0.7, 'latest, of its floor'],
  ['profile by slug', 0.2, 'profile by slug, of its floor'],
  ['home as HTML', 0.29, 'home as HTML, rendered before, of a bare server with the same bytes'],
  ['the same, REST search', 0.17, 'REST search, of GraphQL with the same fields'],
])('a %s of %f of its floor is not', (name, part, target) => {
  expect(missed([results(100_000, { [name]: part })]).map((each) => each.target)).toEqual([target])
})

it('memory may be more at a million, and is judged at every size', () => {
  const large = { ...results(1_000_000), memory: { now: 600e6, peak: 700e6 } }
  const small = { ...results(10_000), memory: { now: 451e6, peak: 451e6 } }
  expect(missed([large])).toEqual([])
  expect(missed([small])).toMatchObject([{ at: '10,000', measured: '451 MB' }])
})

it('growth is that beside the floor: what slows both down is not the product’s', () => {
  const small = results(10_000, { 'random search': 0.6 })
  expect(missed([small, results(1_000_000, { 'random search': 0.55 })])).toEqual([])
  expect(missed([small, results(1_000_000, { 'random search': 0.5 })])).toMatchObject([
    { at: '10,000 → 1,000,000', measured: '1.20' },
  ])
})

it('what could not be measured is not met', () => {
  const set = results(100_000)
  expect(missed([{ ...set, memory: { now: Number.NaN, peak: Number.NaN } }])).toHaveLength(1)
})

it('the report says where and when, judges, and has a table for each set', () => {
  const text = report([results(10_000), results(100_000)], {
    date: new Date('2026-11-21T22:00:00Z'),
    machine: '2 cores',
    form: '3 rounds',
  })
  expect(text).toMatch(/^Measured on 2026-11-21 \(3 rounds\) on 2 cores\./)
  expect(text).toMatch(/\| latest, of its floor +\| +100,000 \| +≥ 0\.80 \| +0\.80 \| +met \|/)
  expect(text.match(/^### .*$/gm)).toEqual(['### 10,000 establishments', '### 100,000 establishments'])
  expect(text).toMatch(/\| random search +\| +500 \|/)
})
