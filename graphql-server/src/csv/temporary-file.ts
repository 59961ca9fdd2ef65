import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Upload } from '../media/uploads/upload.ts'

/** Writes an upload to a temporary file, since an import reads it twice, and removes it when `work` is done. */
export async function withTemporaryFile<T>(upload: Upload, work: (path: string) => Promise<T>): Promise<T> {
  const { createReadStream } = await upload
  const folder = await mkdtemp(join(tmpdir(), 'guia-upload-csv-'))
  try {
    const path = join(folder, 'file.csv')
    await pipeline(createReadStream(), createWriteStream(path))
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
