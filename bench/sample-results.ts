import type { ColdFigures } from './cold.ts'
import type { Candidate, Round } from './drive.ts'
import type { SetResults } from './measure-set.ts'

const round = (perSecond: number): Round => ({
  perSecond,
  latencies: [1, 1],
  processor: 1,
  database: 1,
  statements: 1,
})

/**
 * Results for tests, in which everything reaches its target.
 *
 * @param speeds of reads for which that shall be otherwise, as a part of their floor's
 */
export function sampleResults(businesses: number, speeds: Record<string, number> = {}): SetResults {
  const floor = { name: 'floor: nine cards', rounds: [round(1000)] } as Candidate
  const read = (name: string, part: number) =>
    ({ name, floor, rounds: [round(1000 * (speeds[name] ?? part))] }) as Candidate
  const cold = (name: string, processor: number, times?: number): ColdFigures => ({
    name,
    count: 1,
    p50: 1,
    p99: 1,
    processor,
    ...(times ? { bare: { p50: 1, alone: 1, times, beyond: times } } : {}),
  })
  return {
    businesses,
    database: '1.0',
    warm: [
      floor,
      read('random search', 0.55),
      read('… by city', 0.55),
      read('… open now', 0.55),
      read('… page 1', 0.55),
      read('… deepest page', 0.55),
      read('the same, REST search', 0.18),
      read('suggestions', 1),
      read('latest', 0.6),
      read('profile by slug', 0.35),
      read('profile with related', 0.2),
      read('home as HTML', 0.6),
      read('explore as HTML', 0.15),
      read('floor: explore, answers in hand', 1),
      read('profile as HTML', 0.6),
    ],
    cold: [
      cold('filter by city', 1, 1.5),
      cold('filter by city and category', 1, 1.5),
      cold('filter by name', 1, 1.5),
      cold('profile as HTML', 4),
    ],
    start: { ready: 2000, modules: 1000, times: 2 },
    memory: { now: 400e6, peak: 400e6 },
  }
}
