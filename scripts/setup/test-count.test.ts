import { expect, test } from 'vitest'
import { add, lastLine, none, one, readReport } from './test-count.js'

const report = (numbers: { passed: number; failed: number; skipped?: number }, files: unknown[] = []) =>
  JSON.stringify({
    numPassedTests: numbers.passed,
    numFailedTests: numbers.failed,
    numPendingTests: numbers.skipped ?? 0,
    numTodoTests: 0,
    testResults: files,
  })

test('counts tests, and names skipped ones only when there are any', () => {
  const count = add(add(none, one(true)), readReport(report({ passed: 4, failed: 0 }), true))
  expect(lastLine(count)).toBe('5 passed, 0 failed')
  expect(lastLine(add(count, readReport(report({ passed: 0, failed: 1, skipped: 2 }), false)))).toBe(
    '5 passed, 1 failed, 2 skipped',
  )
})

test('a file that broke before its first test is a failure', () => {
  const files = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ]
  expect(readReport(report({ passed: 1, failed: 1 }, files), false).failed).toBe(2)
})

test('a run that failed outside its tests, or left no report, is a failure', () => {
  expect(readReport(report({ passed: 3, failed: 0 }), false)).toEqual({ passed: 3, failed: 1, skipped: 0 })
  expect(readReport(null, true)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})
