import { expect, it } from 'vitest'
import { figureTables, occasionLine, targetsTable } from './report.ts'
import { sampleResults } from './sample-results.ts'

it('the report has the date, the options and the machine', () => {
  const date = new Date('2026-11-21T22:00:00Z')
  expect(occasionLine({ date, machine: '2 cores', form: '3 rounds' })).toBe(
    'Measured on 2026-11-21 (3 rounds) on 2 cores.',
  )
})

it('the report has a line for each target', () => {
  const text = targetsTable([sampleResults(100_000, { latest: 0.5 })])
  expect(text).toMatch(/\| latest, of its floor +\| +100,000 \| +≥ 0\.60 \| +0\.50 \| +not met \|/)
  expect(text).toMatch(/\| random search, of its floor +\| +100,000 \| +≥ 0\.55 \| +0\.55 \| +met \|/)
})

it('the report has the figures of each data set', () => {
  const text = figureTables([sampleResults(10_000), sampleResults(100_000)])
  expect(text.match(/^### .*$/gm)).toEqual(['### 10,000 establishments', '### 100,000 establishments'])
  expect(text).toMatch(/\| random search +\| +550 \|/)
  expect(text).toContain('Resident memory after that: 400 MB')
})
