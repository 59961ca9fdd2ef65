import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './project.js'
import { countReport } from './tests.js'

const report = (numbers: { passed: number; failed: number; skipped?: number }, files: unknown[] = []) =>
  JSON.stringify({
    numPassedTests: numbers.passed,
    numFailedTests: numbers.failed,
    numPendingTests: numbers.skipped ?? 0,
    numTodoTests: 0,
    testResults: files,
  })

describe('the count of a test run', () => {
  it('has the tests that passed, failed and were skipped', () => {
    const numbers = { passed: 4, failed: 1, skipped: 2 }
    expect(countReport(report(numbers), false)).toEqual(numbers)
  })

  it('has a failure for a file that broke before its first test', () => {
    const files = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ]
    expect(countReport(report({ passed: 1, failed: 1 }, files), false).failed).toBe(2)
  })

  it('has a failure for a run that failed outside its tests, or left no report', () => {
    const outside = countReport(report({ passed: 3, failed: 0 }), false)
    expect(outside).toEqual({ passed: 3, failed: 1, skipped: 0 })
    expect(countReport(null, true)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

it('no test is run again when it fails, in CI or anywhere', () => {
  const tests = globSync('{bench,e2e,graphql-server,schema,scripts,web}/**/*.test.{ts,tsx}', { cwd: root })
  const retrying = ['vitest.config.ts', '.ci/run', 'scripts/setup/tests.js', ...tests].filter((file) =>
    /\bretry: |--retry/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(tests.length).toBeGreaterThan(200)
  expect(retrying.filter((file) => file !== 'scripts/setup/tests.test.ts')).toEqual([])
})
