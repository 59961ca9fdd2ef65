import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { faultResults, keepResult, tableRow } from './results.ts'

const folder = mkdtempSync(join(tmpdir(), 'guia-results-'))
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

it('keeps the rounds of each fault for the next run, and shows them in one row', () => {
  vi.stubEnv('CLUSTER_RESULTS', join(folder, 'results'))
  const result = { fault: 'a kill', acknowledged: 10, lost: 0, doubled: 0, wrong: 1, machineLoad: 2.1 }
  expect(faultResults('a kill')).toEqual([])
  for (const reads of [100, 900, 300])
    keepResult({ ...result, reads, writes: reads * 10, readsBack: 0, writesBack: reads * 2 })
  const longer = { reads: 5000, writes: 5000, readsBack: 5000, writesBack: 5000 }
  keepResult({ ...result, ...longer, fault: 'a partition', machineLoad: 9 })
  expect(tableRow('a kill', faultResults('a kill'))).toBe(
    '| a kill | 3 | 30 | 0 | 0 | 3 | 0.3 s / 0.9 s | 3.0 s / 9.0 s | 0.0 s / 0.0 s | 0.6 s / 1.8 s | 2 to 2 |',
  )
})
