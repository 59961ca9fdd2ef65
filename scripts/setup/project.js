import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(fileURLToPath(import.meta.url), '../../..')

/** @param {string[]} parts relative to the root */
export function inProject(...parts) {
  return resolve(root, ...parts)
}

/** Data folder of the product. */
export function dataFolder() {
  return resolve(root, process.env.DATA_DIR || '.data')
}

/**
 * Hash of files, and of all files below folders: content and names.
 * @param {string[]} paths
 * @param {(path: string) => boolean} [skip] called with paths relative to the root
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
 * Content of a stamp file: the hash of the sources. Empty when there is none.
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
