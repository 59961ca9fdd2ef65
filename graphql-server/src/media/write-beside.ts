import { randomBytes } from 'node:crypto'
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const temporary = /\.[0-9a-f]{12}\.tmp$/

/** Whether a name is that of a file still being written, or left by a crash. */
export function isTemporary(name: string): boolean {
  return temporary.test(name)
}

/**
 * Writes a file under a temporary name and renames it, so that readers see all of it or nothing, even after a crash.
 *
 * @param path of the file, in a folder that is there
 */
export async function writeBeside(path: string, bytes: Buffer): Promise<void> {
  const beside = `${path}.${randomBytes(6).toString('hex')}.tmp`
  try {
    await writeFile(beside, bytes, { flush: true, mode: 0o600 })
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

/**
 * Removes files of a folder that a crash left half written.
 *
 * @param before only those older than this
 * @returns how many there were
 */
export async function removeTemporary(folder: string, before: Date): Promise<number> {
  let removed = 0
  for (const name of (await readdir(folder)).filter(isTemporary)) {
    const path = join(folder, name)
    if (!((await modifiedAt(path)) < before)) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

/** When a file was written; in the future for one that has gone meanwhile. */
async function modifiedAt(path: string): Promise<Date> {
  return stat(path).then(
    ({ mtime }) => mtime,
    () => new Date(8.64e15),
  )
}

/** What a failed call found missing is null, everything else stays a failure. */
export function nullWhenMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}
