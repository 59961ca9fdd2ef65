import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './paths.js'

const key = createHash('sha256').update(root).digest('hex').slice(0, 12)
const file = join(tmpdir(), `guia-do-vale-setup-${key}.pid`)

/**
 * Sets up while no other process sets up the same project: two installations into one folder break each other.
 * @param {() => Promise<void>} work
 */
export async function oneAtATime(work) {
  for (let told = false; !take(); told = true) {
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

function take() {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    if (!isHeld()) rmSync(file, { force: true })
    return false
  }
}

/** A file whose process is gone was left by a kill; one without a number is being written. */
function isHeld() {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    if (pid > 0) process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
