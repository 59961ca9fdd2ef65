import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureDependencies } from './dependencies.js'
import { sentenceFor } from './entry.js'
import { ensureGenerated } from './generated.js'
import { nodePath } from './locked-node.js'
import { oneAtATime } from './one-at-a-time.js'
import { inProject, root } from './paths.js'
import { ensureBrowser, ensureDatabaseServer, ensureRedis } from './system-packages.js'
import { add, lastLine, none, one, readReport } from './test-count.js'
import { ensureWebBuilt } from './web-build.js'

/** @typedef {import('./test-count.js').Count} Count */

/**
 * What is checked beside the tests; each counts as one. Left out when filters name some tests only.
 * @type {Array<{ title: string, program: string, args: string[] }>}
 */
const checks = [
  { title: 'tipos', program: 'node_modules/typescript/bin/tsc', args: ['--pretty', 'false'] },
  {
    title: 'estilo e regras de importação',
    program: 'node_modules/@biomejs/biome/bin/biome',
    args: ['check'],
  },
  { title: 'arquivos gerados em dia', program: 'graphql-server/cli/generate.ts', args: ['--check'] },
]

/**
 * Sets up, runs every check and all tests, and ends with one line that counts them.
 * @param {string[]} args
 */
export async function main(args) {
  const { database, long, filters } = readOptions(args)
  if (database) process.env.TEST_DATABASE_URL = database
  if (long) process.env.LONG_TESTS = '1'
  let count = none
  try {
    await setUp(filters)
    if (filters.length === 0) for (const check of checks) count = add(count, await runCheck(check))
    count = add(count, await runVitest(filters))
  } catch (error) {
    console.error(sentenceFor(error))
    count = add(count, one(false))
  }
  process.exitCode = count.failed > 0 || count.passed === 0 ? 1 : 0
  console.log(lastLine(count))
}

/**
 * @param {string[]} args
 * @returns what is ours, and what Vitest gets
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

/** @param {string[]} filters */
async function setUp(filters) {
  const wholeProduct = filters.length === 0 || filters.some((filter) => filter.includes('e2e'))
  await oneAtATime(async () => {
    await ensureDependencies()
    if (!process.env.TEST_DATABASE_URL) await ensureDatabaseServer()
    await ensureRedis()
    await ensureGenerated()
    if (!wholeProduct) return
    await ensureBrowser()
    await ensureWebBuilt()
  })
}

/**
 * @param {typeof checks[number]} check
 * @returns {Promise<Count>}
 */
async function runCheck({ title, program, args }) {
  if (!existsSync(inProject(program))) return none
  const began = Date.now()
  const passed = (await run([inProject(program), ...args])) === 0
  console.log(`${passed ? '✓' : '✗'} ${title} (${Math.round((Date.now() - began) / 1000)} s)`)
  return one(passed)
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
    return readReport(existsSync(report) ? readFileSync(report, 'utf8') : null, status === 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Runs a program of node_modules or of the project under the locked Node, in view.
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
