import { expect, it } from 'vitest'
import type { Candidate } from './drive.ts'
import type { SetResults } from './measure-set.ts'
import { figureTables } from './report.ts'

const round = (perSecond: number) => ({
  perSecond,
  latencies: [1, 1],
  processor: 1,
  database: 1,
  statements: 1,
})
const floor = { name: 'floor: nine cards', rounds: [round(1000)] } as Candidate
const results = (businesses: number): SetResults => ({
  businesses,
  database: '1.0',
  warm: [floor, { name: 'random search', floor, rounds: [round(550)] } as Candidate],
  cold: [
    { name: 'filter by city', count: 1, p50: 1, p99: 1, processor: 1 },
    {
      name: 'filter by attribute',
      count: 1,
      p50: 1,
      p99: 1,
      processor: 1,
      against: { name: 'filter by city', common: 'that finds as many', times: 1.25 },
    },
  ],
  memory: { now: 400e6, peak: 410e6 },
})

it('the report has the figures of each data set', () => {
  const text = figureTables([results(10_000), results(100_000)])
  expect(text.match(/^### .*$/gm)).toEqual(['### 10,000 establishments', '### 100,000 establishments'])
  expect(text).toMatch(/\| random search +\| +550 \|.*\| +0\.55 \|/)
  expect(text).toContain('A filter by attribute takes 1.25 times a filter by city that finds as many.')
  expect(text).toContain('Resident memory after that: 400 MB, at most 410 MB.')
})
