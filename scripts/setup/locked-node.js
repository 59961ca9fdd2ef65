import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { SetupError } from './errors.js'
import { inProject, root } from './project.js'

const neededMajor = 24

/**
 * Environment that keeps a long-lived server at 400 MB instead of 600 to 850; the Dockerfile sets the same. Without a
 * cap V8 delays collection, and malloc keeps the 20 MB of each password hash and of each image thread. A semi-space
 * of 8 MB instead of 16 makes a search cost a fifth more CPU time (docs/performance.md).
 */
export const memoryBounds = {
  NODE_OPTIONS: '--max-old-space-size=320 --max-semi-space-size=16',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_ARENA_MAX: '2',
}

/** Memory limits and the operator's settings; Node uses the last of two equal options. */
function boundedEnvironment() {
  const options = [memoryBounds.NODE_OPTIONS, process.env.NODE_OPTIONS].filter(Boolean).join(' ')
  return { ...memoryBounds, ...process.env, NODE_OPTIONS: options }
}

/** Node for TypeScript: this one if it is new enough, else the one in node_modules. */
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
 * Runs a TypeScript program of the project: in this process if possible, else in a child.
 * @param {string} file relative to the root
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
 * Runs a program in a child that restarts when one of its modules changes. SIGINT stops it without waiting for
 * proxies, unlike SIGTERM.
 * @param {string} file relative to the root
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
 * Runs a long-lived server within the memory limits: always in a child, since they are read at process start.
 * @param {string} file relative to the root
 * @param {string[]} args
 */
export function runServer(file, args) {
  runInChild(nodePath(), [inProject(file), ...args], boundedEnvironment())
}

/**
 * Runs Node in a child that receives this process's signals, ends when this process is killed, and determines its
 * exit status.
 * @param {string} node
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function runInChild(node, args, env) {
  endWithNpm()
  // The IPC channel closes when this process is killed, which ends the child.
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

/** A killed npm cannot forward signals: check every second whether it still runs, and shut down if not. */
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
 * A terminal sends SIGINT and SIGHUP to the whole process group: the child already has the signal, and a second one
 * would end it before it drained.
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
 * Ends like the child, so that this process's parent sees the signal.
 * @param {NodeJS.Signals} signal
 */
function endBy(signal) {
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
}
