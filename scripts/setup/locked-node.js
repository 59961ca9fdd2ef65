import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { SetupError } from './errors.js'
import { inProject, root } from './project.js'

const neededMajor = 24

/**
 * Environment that keeps a long-lived server at 400 MB instead of 600 to 850; the Dockerfile sets the same. V8 delays
 * collection without a cap, and malloc keeps the 20 MB of each password hash and of each thread that scaled images. A
 * semi-space of 8 MB instead of 16 makes a search cost a fifth more processor time (docs/performance.md).
 */
export const memoryBounds = {
  NODE_OPTIONS: '--max-old-space-size=320 --max-semi-space-size=16',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_ARENA_MAX: '2',
}

/** The memory bounds and what the operator sets; of two equal options of Node the last one holds. */
function boundedEnvironment() {
  const options = [memoryBounds.NODE_OPTIONS, process.env.NODE_OPTIONS].filter(Boolean).join(' ')
  return { ...memoryBounds, ...process.env, NODE_OPTIONS: options }
}

/** The Node that runs TypeScript: this one when it is new enough, else the one in node_modules. */
export function nodePath() {
  if (Number.parseInt(process.versions.node, 10) >= neededMajor) return process.execPath
  const locked = inProject('node_modules/.bin/node')
  try {
    accessSync(locked, constants.X_OK)
    return locked
  } catch {
    throw new SetupError(
      `Este produto precisa do Node ${neededMajor}, e não há um pronto para este sistema (${process.platform} ${process.arch}): instale o Node ${neededMajor} e tente de novo.`,
    )
  }
}

/**
 * Runs a TypeScript program of the project: in this process when it can, else in a child.
 * @param {string} file below the root
 * @param {string[]} args
 */
export async function runProgram(file, args) {
  const node = nodePath()
  if (node !== process.execPath)
    return runInChild(node, [...heapFlags(), inProject(file), ...args], process.env)
  endWithNpm()
  process.argv = [process.execPath, inProject(file), ...args]
  await import(pathToFileURL(inProject(file)).href)
}

/** The flags of V8's memory that this process was started with. */
const heapFlags = () => process.execArgv.filter((flag) => /^--(heap|max)-/.test(flag))

/**
 * Runs a program in a child that starts again when one of its modules changes. SIGINT stops it without the wait for proxies
 * that SIGTERM has.
 * @param {string} file below the root
 * @param {string[]} args
 */
export function runWatched(file, args) {
  runInChild(
    nodePath(),
    ['--watch', '--watch-kill-signal=SIGINT', '--watch-preserve-output', inProject(file), ...args],
    process.env,
  )
}

/**
 * Runs a long-lived server within the memory bounds: always in a child, since a process reads them when it begins.
 * @param {string} file below the root
 * @param {string[]} args
 */
export function runServer(file, args) {
  runInChild(nodePath(), [inProject(file), ...args], boundedEnvironment())
}

/**
 * Runs Node in a child that gets this process's signals, ends when this process is killed, and gives this process its
 * exit status.
 * @param {string} node
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function runInChild(node, args, env) {
  endWithNpm()
  // The IPC channel closes when this process is killed: that ends the child.
  const child = spawn(node, args, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  passSignals(child)
  child.on('exit', (status, signal) => {
    if (signal) endBy(signal)
    else process.exit(status ?? 1)
  })
  child.on('error', (error) => {
    throw error
  })
}

/** A killed npm cannot pass signals on: check once a second that it still runs, and end in order when it does not. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 1000)
  watch.unref()
}

/**
 * A terminal sends Ctrl+C and its closing to the process group: the child has the signal already, and a second one would
 * end it before it drained.
 * @param {import('node:child_process').ChildProcess} child
 */
function passSignals(child) {
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGHUP'])) {
    process.on(signal, () => {
      if (!process.stdin.isTTY) child.kill(signal)
    })
  }
}

/**
 * Ends as the child did, so that the parent of this process sees the signal.
 * @param {NodeJS.Signals} signal
 */
function endBy(signal) {
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
}
