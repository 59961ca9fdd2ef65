import * as fs from 'node:fs'
import { tooLittleSpace } from './sentences.js'
import { SetupError } from './setup-error.js'

/**
 * Stops before something is begun that cannot fit.
 * @param {string} folder an existing one
 * @param {number} needed bytes
 */
export function requireSpace(folder, needed) {
  // Node before 18.15 cannot tell.
  if (!fs.statfsSync) return
  const { bavail, bsize } = fs.statfsSync(folder)
  if (bavail * bsize < needed) throw new SetupError(tooLittleSpace(bavail * bsize, needed, folder))
}
