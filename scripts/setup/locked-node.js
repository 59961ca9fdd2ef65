import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { inProject, root } from './paths.js'
import { SetupError } from './setup-error.js'

const neededMajor = 24

/** The Node that runs TypeScript: this one when it is new enough, else the one that npm installed. */
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
  // The channel is how the child learns that this process was killed: it closes.
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

/**
 * A killed npm cannot pass anything on: what it started looks after it once a second, and ends in order when it is gone.
 */
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
 * A terminal sends Ctrl+C, and its own closing, to the whole group: the child has it already, and a second one would
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
 * Ends as the child did, so that whoever waits for this process sees the signal.
 * @param {NodeJS.Signals} signal
 */
function endBy(signal) {
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
}
