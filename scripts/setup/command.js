import { spawn } from 'node:child_process'
import { accessSync, appendFileSync, constants, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { dataFolder, root } from './project.js'

/** A command that failed, with its output. */
export class CommandFailure extends Error {
  /**
   * @param {string} command
   * @param {string} output
   */
  constructor(command, output) {
    super(`${command} failed`)
    this.output = output
  }
}

/**
 * Runs a command to its end, with its output in the log.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [environment] added to this process's
 * @returns {Promise<string>} its output
 * @throws {CommandFailure} when it cannot be started or fails
 */
export function runCommand(command, args, environment = {}) {
  return new Promise((done, fail) => {
    let output = ''
    // node_modules/.bin first, like npm scripts: Prisma looks for its generators in PATH.
    const path = [join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter)
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: path, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.on('error', (error) => fail(new CommandFailure(command, String(error))))
    child.on('close', (status) => {
      logDetail(`${command} ${args.join(' ')} → ${status}\n${output}`)
      if (status === 0) done(output)
      else fail(new CommandFailure(command, output))
    })
  })
}

/**
 * Shows the progress of a slow step, and finally its duration: `▸ Instalando… 41 s`. Prints a sign of life every 15
 * seconds.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const began = Date.now()
  const seconds = () => Math.max(1, Math.round((Date.now() - began) / 1000))
  process.stdout.write(`▸ ${title}…`)
  const alive = setInterval(() => process.stdout.write(` ${seconds()} s…`), 15_000)
  try {
    const result = await work()
    process.stdout.write(` ${seconds()} s\n`)
    return result
  } catch (error) {
    process.stdout.write(' não deu certo\n')
    throw error
  } finally {
    clearInterval(alive)
  }
}

const systemFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/mysql/bin', '/opt/homebrew/bin']

/**
 * Finds the first of several programs in PATH, or in the system's folders for servers.
 * @param {string[]} names
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string | null} its path
 */
export function findProgram(names, environment = process.env) {
  const folders = [...(environment.PATH ?? '').split(delimiter), ...systemFolders]
  for (const name of names) {
    const found = folders.map((folder) => join(folder, name)).find(isExecutable)
    if (found) return found
  }
  return null
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

let logFolder = ''

/**
 * Appends details of a failure to `setup.log` in the data folder, or in the temporary one if that is not writable.
 * @param {string} text
 */
export function logDetail(text) {
  for (const folder of logFolder ? [logFolder] : [dataFolder(), tmpdir()]) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      appendFileSync(join(folder, 'setup.log'), `${new Date().toISOString()} ${text}\n`)
      logFolder = folder
      return
    } catch {
      // A full disk: tries the next folder, or shows only the message.
    }
  }
}

/** Where details were logged, as the end of a message; empty if nowhere. */
export function logPlace() {
  return logFolder ? ` Detalhes em ${join(logFolder, 'setup.log')}.` : ''
}
