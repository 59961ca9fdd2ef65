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
 * Runs a TypeScript program of the project: in this process when it can, else in a child that gets this process's
 * signals, ends when this process is killed, and gives this process its exit status.
 * @param {string} file below the root
 * @param {string[]} args
 */
export async function runProgram(file, args) {
  endWithNpm()
  const path = inProject(file)
  const node = nodePath()
  if (node === process.execPath) {
    process.argv = [process.execPath, path, ...args]
    await import(pathToFileURL(path).href)
    return
  }
  // The IPC channel closes when this process is killed: that ends the child.
  const child = spawn(node, [path, ...args], { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
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
