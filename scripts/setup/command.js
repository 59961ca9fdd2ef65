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
 * Runs a command to its end, silently; its output goes to the log.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [environment] added to this process's
 * @returns {Promise<string>} its output
 * @throws {CommandFailure} when it cannot be started or fails
 */
export function runCommand(command, args, environment = {}) {
  return new Promise((done, fail) => {
    let output = ''
    // Our packages' programs first, as npm does for its scripts: Prisma looks for its generators in PATH.
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
 * Shows that something takes a while, and at the end how long: `▸ Instalando… 41 s`. Every 15 seconds it shows that it
 * is still at work.
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
 * Finds the first of some programs in PATH, or where systems keep servers.
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
 * Appends the details of a failure to `setup.log` in the data folder, or in the temporary one when that
 * cannot be written.
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
      // A full disk: the next place, else the sentence alone must do.
    }
  }
}

/** Where the detail was logged, as the end of a message; empty when it could not be written. */
export function logPlace() {
  return logFolder ? ` Detalhes em ${join(logFolder, 'setup.log')}.` : ''
}
