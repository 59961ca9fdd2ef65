import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Upload } from '../../media/uploads/file.ts'

/**
 * Keeps a file that is being sent on the disk while something is done with it, since it has to be read more than once.
 *
 * @param sent the file
 * @param work gets its path; it is gone afterwards
 * @returns what `work` returns
 * @throws what `work` or the sending throws
 */
export async function withSpooled<T>(sent: Upload, work: (path: string) => Promise<T>): Promise<T> {
  const file = await sent
  const folder = await mkdtemp(join(tmpdir(), 'guia-upload-csv-'))
  try {
    const path = join(folder, 'file.csv')
    await pipeline(file.createReadStream(), createWriteStream(path))
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
