import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { inProject, readStamp, root } from './project.js'

/**
 * Writes the commit into a build, for the log, health checks and metrics. Without Git, as in an image, it comes from
 * the variable COMMIT.
 * @param {string} folder of the build
 * @param {string} commit empty when unknown
 */
export function noteCommit(folder = inProject('web/dist'), commit = currentCommit()) {
  const file = `${folder}/commit`
  if (!existsSync(folder) || readStamp(file) === commit) return
  try {
    if (commit) writeFileSync(file, commit)
    else rmSync(file)
  } catch (error) {
    // Built by another account, which also wrote its commit.
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error)
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) throw error
  }
}

/** @param {string} folder of the sources */
export function currentCommit(folder = root) {
  if (process.env.COMMIT) return process.env.COMMIT
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}
