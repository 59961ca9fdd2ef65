import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inProject } from './project.js'

/**
 * Runs a setup step under a lock, since two concurrent installations in one folder break each other.
 * @param {() => Promise<void>} work
 * @param {string} [file] lock file with the pid of its holder
 */
export async function withSetupLock(work, file = inProject('.data/setup.pid')) {
  let lock = take(file)
  if (lock === 'held') console.log('▸ Outra cópia está preparando este projeto; esperando que termine…')
  for (; lock === 'held'; lock = take(file)) await sleep(250)
  // Built by another user; this one cannot set anything up, so use what is there.
  if (lock === 'unwritable') return work()
  const leave = () => rmSync(file, { force: true })
  process.once('exit', leave)
  try {
    await work()
  } finally {
    process.off('exit', leave)
    leave()
  }
}

/**
 * @param {string} file
 * @returns {'taken' | 'held' | 'unwritable'}
 */
function take(file) {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    const handle = openSync(file, 'wx')
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return 'taken'
  } catch (error) {
    if (isDenied(error)) return 'unwritable'
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    if (isHeld(file)) return 'held'
    return remove(file) ? take(file) : 'unwritable'
  }
}

/**
 * @param {string} file
 * @returns whether this user has permission
 */
function remove(file) {
  try {
    rmSync(file, { force: true })
    return true
  } catch (error) {
    if (isDenied(error)) return false
    throw error
  }
}

/** @param {unknown} error */
function isDenied(error) {
  const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error)
  return ['EACCES', 'EPERM', 'EROFS'].includes(code)
}

/**
 * The holder of a lock whose process no longer exists was killed; one without a pid is being written.
 * @param {string} file
 */
function isHeld(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    if (pid > 0) process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
