import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = resolve(fileURLToPath(import.meta.url), '../../..')

/** @param {string[]} parts below the root */
export function inProject(...parts) {
  return resolve(root, ...parts)
}

/** The folder of what the product keeps on disk. */
export function dataFolder() {
  return resolve(root, process.env.DATA_DIR || '.data')
}
