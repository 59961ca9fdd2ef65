import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureDependencies, ensureGenerated } from './dependencies.js'
import { errorMessage } from './errors.js'
import { nodePath } from './locked-node.js'
import { inProject, root } from './project.js'
import { withSetupLock } from './setup-lock.js'
import { ensureBrowser, ensureDatabaseServer, ensureOtherBrowsers, ensureRedis } from './system-packages.js'
import { ensureWebBuilt } from './web-build.js'

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * Checks that count as one test each. Skipped when filters select certain tests, and in the long tests.
 * @type {Array<{ title: string, program: string, args: string[] }>}
 */
const checks = [
  { title: 'tipos', program: 'node_modules/typescript/bin/tsc', args: ['--pretty', 'false'] },
  {
    title: 'estilo e regras de importação',
    program: 'node_modules/@biomejs/biome/bin/biome',
    args: ['check'],
  },
  { title: 'palavras', program: 'scripts/wording.js', args: [] },
  { title: 'arquivos gerados em dia', program: 'graphql-server/cli/generate.ts', args: ['--check'] },
]

/**
 * Sets up, runs every check, then all tests unless a check failed, and prints a line with the counts. Options:
 * `--database mysql://…` is the server to test on, `--long` runs the long tests instead; others are Vitest's filters
 * and options.
 * @param {string[]} args
 */
export async function runTests(args) {
  const { database, long, filters } = readOptions(args)
  if (database) process.env.TEST_DATABASE_URL = database
  if (long) process.env.LONG_TESTS = '1'
  /** @type {Count[]} */
  const counts = []
  try {
    await withSetupLock(async () => {
      await ensureDependencies()
      await ensureGenerated()
    })
    const checked = filters.length === 0 && !long ? checks : []
    counts.push(...(await Promise.all(checked.map(runCheck))))
    if (counts.every(({ failed }) => failed === 0)) {
      await setUp(filters, long)
      counts.push(await runVitest(filters))
    }
  } catch (error) {
    console.error(errorMessage(error))
    counts.push(count(false))
  }
  const [passed, failed, skipped] = /** @type {const} */ (['passed', 'failed', 'skipped']).map((key) =>
    counts.reduce((sum, each) => sum + each[key], 0),
  )
  process.exitCode = failed || !passed ? 1 : 0
  console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
}

/**
 * @param {string[]} args
 * @returns our options, and Vitest's arguments
 */
function readOptions(args) {
  const { values, tokens } = parseArgs({
    args,
    options: { database: { type: 'string' }, long: { type: 'boolean' } },
    strict: false,
    tokens: true,
  })
  const ours = new Set(
    tokens.flatMap((token) => {
      if (token.kind !== 'option' || !['database', 'long'].includes(token.name)) return []
      return token.inlineValue === false ? [token.index, token.index + 1] : [token.index]
    }),
  )
  const filters = args.filter((_, index) => !ours.has(index))
  return { database: values.database ? String(values.database) : '', long: Boolean(values.long), filters }
}

/**
 * Sets up what the tests need besides the checks.
 * @param {string[]} filters
 * @param {boolean} long
 */
async function setUp(filters, long) {
  const covers = (/** @type {string} */ name) =>
    filters.length === 0 || filters.some((filter) => filter.includes(name))
  const needsBrowser = covers('e2e')
  await withSetupLock(async () => {
    if (!process.env.TEST_DATABASE_URL) await ensureDatabaseServer()
    await ensureRedis()
    if (needsBrowser) await ensureBrowser()
    if (long && (covers('e2e') || covers('browsers'))) await ensureOtherBrowsers()
    // The long tests start the product in production mode, which requires built pages.
    if (needsBrowser || long) await ensureWebBuilt()
  })
}

/**
 * @param {typeof checks[number]} check
 * @returns {Promise<Count>}
 */
async function runCheck({ title, program, args }) {
  const began = Date.now()
  const passed = (await run([inProject(program), ...args])) === 0
  console.log(`${passed ? '✓' : '✗'} ${title} (${Math.round((Date.now() - began) / 1000)} s)`)
  return count(passed)
}

/**
 * @param {string[]} filters
 * @returns {Promise<Count>}
 */
async function runVitest(filters) {
  const folder = mkdtempSync(join(tmpdir(), 'guia-report-'))
  const report = join(folder, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const status = await run([inProject('node_modules/vitest/vitest.mjs'), 'run', ...reporters, ...filters])
    return countReport(existsSync(report) ? readFileSync(report, 'utf8') : null, status === 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Runs a program of node_modules or of the project with the locked Node and shows its output.
 * @param {string[]} command
 * @returns {Promise<number>} its exit status
 */
function run(command) {
  return new Promise((done) => {
    const child = spawn(nodePath(), command, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'test' },
    })
    child.on('error', () => done(1))
    child.on('exit', (status) => done(status ?? 1))
  })
}

/**
 * @param {boolean} passed
 * @returns {Count}
 */
function count(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }
}

/**
 * Counts the tests in Vitest's JSON report. A file that failed before its tests counts as one failure, and so does a
 * run that failed although all its tests passed (an unhandled error), or that left no report.
 * @param {string | null} report
 * @param {boolean} succeeded whether the run's exit status was 0
 * @returns {Count}
 */
export function countReport(report, succeeded) {
  if (report === null) return count(false)
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(report)
  const brokenFiles = testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length
  const failed = numFailedTests + brokenFiles
  return {
    passed: numPassedTests,
    failed: failed === 0 && !succeeded ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
  }
}
