/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/** @type {Count} */
export const none = { passed: 0, failed: 0, skipped: 0 }

/**
 * @param {boolean} passed
 * @returns {Count}
 */
export function one(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }
}

/**
 * @param {Count} a
 * @param {Count} b
 * @returns {Count}
 */
export function add(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

/**
 * The last line of a test run.
 * @param {Count} count
 */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/**
 * Counts what Vitest's JSON report tells. A file that broke before its tests counts as one failure, and so does a run
 * that failed though all its tests passed (an unhandled error), or that left no report.
 * @param {string | null} report
 * @param {boolean} succeeded whether the run's exit status was 0
 * @returns {Count}
 */
export function readReport(report, succeeded) {
  if (report === null) return one(false)
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(report)
  const brokenFiles = testResults.filter(isBroken).length
  const failed = numFailedTests + brokenFiles
  return {
    passed: numPassedTests,
    failed: failed === 0 && !succeeded ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
  }
}

/** @param {{ status: string, assertionResults: Array<{ status: string }> }} file */
function isBroken({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
}
