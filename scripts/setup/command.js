import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { logDetail } from './log-file.js'
import { root } from './paths.js'

/**
 * What a command said on its way to failure.
 */
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
 * Runs a command to its end, silently; what it says goes to the log of details.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [environment] added to this process's
 * @returns {Promise<string>} what it said
 * @throws {CommandFailure} when it cannot be started or fails
 */
export function runCommand(command, args, environment = {}) {
  return new Promise((done, fail) => {
    let output = ''
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: withOwnPrograms(process.env.PATH), ...environment },
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
 * The programs of our packages first, as npm does for its scripts: Prisma looks for its generators there, and
 * these commands also run without npm.
 * @param {string} [path]
 */
function withOwnPrograms(path = '') {
  return [join(root, 'node_modules/.bin'), path].join(delimiter)
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
