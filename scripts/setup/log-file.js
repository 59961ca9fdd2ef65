import { appendFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataFolder } from './paths.js'

let chosen = ''

/**
 * Appends full detail, for whoever looks into a failure, to `setup.log` in the data folder, or in the temporary one when
 * that cannot be written.
 * @param {string} text
 */
export function logDetail(text) {
  for (const folder of chosen ? [chosen] : [dataFolder(), tmpdir()]) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      appendFileSync(join(folder, 'setup.log'), `${new Date().toISOString()} ${text}\n`)
      chosen = folder
      return
    } catch {
      // A full disk: the next place, else the sentence alone must do.
    }
  }
}

/** Where the detail went, as the end of a message; empty when it could not be written. */
export function detailPlace() {
  return chosen ? ` Detalhes em ${join(chosen, 'setup.log')}.` : ''
}
