import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inProject } from './project.js'

/**
 * Sets up while no other process sets up the same project: two installations into one folder break each other.
 * @param {() => Promise<void>} work
 * @param {string} [file] the lock, which holds the id of the process at work
 */
export async function withSetupLock(work, file = inProject('.data/setup.pid')) {
  for (let told = false; !take(file); told = true) {
    if (!told) console.log('▸ Outra cópia está preparando este projeto; esperando que termine…')
    await sleep(250)
  }
  const leave = () => rmSync(file, { force: true })
  process.once('exit', leave)
  try {
    await work()
  } finally {
    process.off('exit', leave)
    leave()
  }
}

/** @param {string} file */
function take(file) {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    const handle = openSync(file, 'wx')
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error)
    // On a read-only disk nothing can be set up either: use what is there.
    if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return true
    if (code !== 'EEXIST') throw error
    if (!isHeld(file)) rmSync(file, { force: true })
    return false
  }
}

/**
 * A lock whose process is gone was left by a kill; one without a number is being written.
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
