import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './paths.js'

/**
 * The hash of the content of files and of all files below folders, names included.
 * @param {string[]} paths
 * @param {(path: string) => boolean} [skip] told paths below the root
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
 * What a stamp file says; empty when there is none.
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
 * @param {string} text
 */
export function writeStamp(path, text) {
  writeFileSync(path, text)
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
