import { randomBytes } from 'node:crypto'
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export function isTemporary(name: string): boolean {
  return /\.[0-9a-f]{12}\.tmp$/.test(name)
}

/**
 * Writes a file under a temporary name and renames it, so that readers never see a partial file, even after a crash.
 */
export async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`
  try {
    await writeFile(temporary, bytes, { flush: true, mode: 0o600 })
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/**
 * Deletes temporary files that crashes left in a folder.
 *
 * @param before younger ones are kept, since they may still be written
 * @returns number of files deleted
 */
export async function removeTemporary(folder: string, before: Date): Promise<number> {
  let removed = 0
  for (const name of (await readdir(folder)).filter(isTemporary)) {
    const path = join(folder, name)
    const file = await stat(path).catch(nullIfNotFound)
    if (!file || file.mtime >= before) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

/** A `catch` handler: null when the file does not exist; rethrows other errors. */
export function nullIfNotFound(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}
