import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { nullIfNotFound } from '../media/atomic-write.ts'
import type { Upload } from '../media/uploads/upload.ts'
import { zipLimits } from './zip.ts'

/** Stores uploaded archives in the data folder under generated names. */
export class Archives {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  path(name: string): string {
    return join(this.#folder, `${name}.zip`)
  }

  /** Streams an upload to the disk. @returns the name of the archive */
  async store(upload: Upload): Promise<string> {
    const { createReadStream } = await upload
    const stream = createReadStream(zipLimits.uploadedBytes)
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const name = randomUUID()
    try {
      await pipeline(stream, createWriteStream(this.path(name), { mode: 0o600 }))
    } catch (error) {
      await this.remove(name)
      throw error
    }
    return name
  }

  async has(name: string): Promise<boolean> {
    return (await access(this.path(name)).then(() => true, nullIfNotFound)) ?? false
  }

  remove(name: string): Promise<void> {
    return rm(this.path(name), { force: true })
  }

  /** Removes archives that were stored before a moment, in milliseconds since 1970. */
  async removeOlder(before: number): Promise<void> {
    for (const name of (await readdir(this.#folder).catch(nullIfNotFound)) ?? []) {
      const path = join(this.#folder, name)
      const stats = await stat(path).catch(nullIfNotFound)
      if (stats && stats.mtimeMs < before) await rm(path, { force: true })
    }
  }
}
