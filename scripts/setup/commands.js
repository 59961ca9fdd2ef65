import { ensureDependencies, ensureGenerated } from './dependencies.js'
import { errorMessage, SetupError } from './errors.js'
import { runProgram, runServer, runWatched } from './locked-node.js'
import { withSetupLock } from './setup-lock.js'
import { ensureDatabaseServer, ensureRedis } from './system-packages.js'
import { runTests } from './tests.js'
import { ensureWebBuilt } from './web-build.js'

/** @type {Record<string, (args: string[]) => Promise<void>>} */
const commands = { start, build, cluster, test: runTests, run: runFile }

/**
 * Runs a command and shows any error as a sentence.
 * @param {string[]} args command name and arguments
 */
export async function main([name = '', ...args]) {
  try {
    const command = commands[name]
    if (!command) throw new SetupError(`Comandos: ${Object.keys(commands).join(', ')}.`)
    await command(args)
  } catch (error) {
    process.exitCode = 1
    console.error(errorMessage(error))
  }
}

/**
 * Installs the dependencies and runs the setup steps.
 * @param {Array<() => Promise<unknown>>} steps
 */
function setUp(...steps) {
  return withSetupLock(async () => {
    for (const step of [ensureDependencies, ...steps]) await step()
  })
}

/**
 * Sets up what is missing and starts the server. With `--dev` pages are compiled on demand and the server restarts
 * when its sources change; under `--inspect` it runs in this process instead, so that the debugger can attach.
 * @param {string[]} args passed to the server
 */
async function start(args) {
  const isDev = args.includes('--dev')
  await setUp(ensureDatabaseServer, ensureGenerated, ...(isDev ? [] : [ensureWebBuilt]))
  process.env.NODE_ENV ??= isDev ? 'development' : 'production'
  const isInspected = process.execArgv.some((option) => option.startsWith('--inspect'))
  const run = isDev ? (isInspected ? runProgram : runWatched) : runServer
  await run('graphql-server/src/main.ts', args)
}

/**
 * Sets up what is missing and simulates the cluster on this machine.
 * @param {string[]} args passed to it
 */
async function cluster(args) {
  await setUp(ensureRedis, ensureGenerated, ensureWebBuilt)
  await runProgram('graphql-server/cluster/main.ts', args)
}

/** Generates and builds everything that a start would, for an image that only serves. */
async function build() {
  await setUp(ensureGenerated, ensureWebBuilt)
}

/**
 * Sets up what programs need and runs a TypeScript program.
 * @param {string[]} args its path relative to the root, and its arguments
 */
async function runFile([file, ...args]) {
  if (!file) throw new SetupError('Diga qual programa rodar: node scripts/main.js run ARQUIVO [argumentos]')
  await setUp(ensureDatabaseServer, ensureGenerated)
  await runProgram(file, args)
}
