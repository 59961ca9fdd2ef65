import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readStamp, writeStamp } from './stamp.js'

/**
 * Builds beside and renames into place: a build that fails leaves the old one. The assets that the build before made
 * stay beside the new ones, for pages that are still open; those that it had kept itself go.
 * @param {string} built the folder that is served, with `client/assets` in it
 * @param {string} stamp what the new build is made of
 * @param {(draft: string) => Promise<void>} build fills the folder beside
 */
export async function buildBeside(built, stamp, build) {
  const draft = `${built}.new`
  const previous = `${built}.old`
  rmSync(draft, { recursive: true, force: true })
  try {
    await build(draft)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
  const own = filesIn(join(draft, 'client/assets'))
  keepAssets(built, draft)
  writeStamp(join(draft, 'assets.txt'), own.join('\n'))
  writeStamp(join(draft, 'stamp'), stamp)
  rmSync(previous, { recursive: true, force: true })
  if (existsSync(built)) renameSync(built, previous)
  renameSync(draft, built)
  rmSync(previous, { recursive: true, force: true })
}

/**
 * Whether a folder is the build of these sources. Puts the old one back first when a rename was interrupted between its
 * two halves.
 * @param {string} built
 * @param {string} stamp
 */
export function isBuilt(built, stamp) {
  if (!existsSync(built) && existsSync(`${built}.old`)) renameSync(`${built}.old`, built)
  return readStamp(join(built, 'stamp')) === stamp
}

/**
 * @param {string} from
 * @param {string} to
 */
function keepAssets(from, to) {
  const own = readStamp(join(from, 'assets.txt')).split('\n').filter(Boolean)
  for (const name of own) {
    const [old, kept] = [from, to].map((folder) => join(folder, 'client/assets', name))
    if (old && kept && existsSync(old) && !existsSync(kept)) cpSync(old, kept)
  }
}

/** @param {string} folder */
function filesIn(folder) {
  return existsSync(folder) ? readdirSync(folder) : []
}
