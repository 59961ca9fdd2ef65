import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
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

/**
 * The hash of the content of files and of all files below folders, names included.
 * @param {string[]} paths
 * @param {(path: string) => boolean} [skip] given paths below the root
 */
export function hashOf(paths, skip = () => false) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((path) => filesBelow(path, skip)).sort()) {
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * The content of a stamp file: the hash of what something was made of. Empty when there is none.
 * @param {string} path
 */
export function readStamp(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/**
 * @param {string} path
 * @param {(path: string) => boolean} skip
 * @returns {string[]}
 */
function filesBelow(path, skip) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found || skip(relative(root, path))) return []
  if (!found.isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name), skip))
}
