import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageStore } from './store.ts'
import { isTemporary, nullWhenMissing, removeTemporary, writeBeside } from './write-beside.ts'

interface Entry {
  bytes: number
  /** Milliseconds since 1970, as written on disk. */
  usedAt: number
}

/** The cache of this machine, in the folder of everything that the product keeps on disk. */
export function openVariantCache(folder: string, limit: number): VariantCache {
  return new VariantCache(join(folder, 'media-cache'), limit)
}

/** A store whose files take their variants with them when they go, as far as this machine has kept any. */
export function withVariants(store: ImageStore, cache: VariantCache): ImageStore {
  return {
    ...store,
    async delete(hash, format) {
      await store.delete(hash, format)
      await cache.removeAll(`${hash}-`)
    },
  }
}

/** How much the time of last use on disk may lag behind, in milliseconds. */
const lag = 60_000
const hour = 3_600_000

/**
 * Files on disk within a limit of bytes: those used longest ago go first. The time of last use is that of the file,
 * so that a new process goes on where the last one ended; several processes may share the folder.
 */
export class VariantCache {
  readonly #folder: string
  readonly #limit: number
  readonly #now: () => number
  /** In order of last use. */
  readonly #entries = new Map<string, Entry>()
  #bytes = 0
  #scanned: Promise<void> | undefined

  /**
   * @param folder is made when missing, and nothing else is kept in it
   * @param limit bytes
   */
  constructor(folder: string, limit: number, now: () => number = Date.now) {
    this.#folder = folder
    this.#limit = limit
    this.#now = now
  }

  /** Bytes of all files that are kept. */
  get bytes(): number {
    return this.#bytes
  }

  /** The bytes of a file, or null when it is not kept. */
  async read(name: string): Promise<Buffer | null> {
    await this.#ready()
    const bytes = await readFile(join(this.#folder, name)).catch(nullWhenMissing)
    if (bytes) this.#use(name, bytes.length)
    else this.#forget(name)
    return bytes
  }

  /** Keeps a file; others go where there is no room for all. */
  async write(name: string, bytes: Buffer): Promise<void> {
    await this.#ready()
    if (bytes.length > this.#limit) return
    await writeBeside(join(this.#folder, name), bytes)
    this.#forget(name)
    this.#add(name, { bytes: bytes.length, usedAt: this.#now() })
    await this.#evict()
  }

  /** Removes all files whose names begin so. */
  async removeAll(beginning: string): Promise<void> {
    await this.#ready()
    for (const name of [...this.#entries.keys()].filter((one) => one.startsWith(beginning))) {
      this.#forget(name)
      await rm(join(this.#folder, name), { force: true })
    }
  }

  /** The folder is read once, and again when reading it failed. */
  #ready(): Promise<void> {
    this.#scanned ??= this.#scan().catch((error: unknown) => {
      this.#scanned = undefined
      throw error
    })
    return this.#scanned
  }

  async #scan(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    await removeTemporary(this.#folder, new Date(this.#now() - hour))
    const found: [string, Entry][] = []
    for (const name of await readdir(this.#folder)) {
      const file = isTemporary(name) ? null : await stat(join(this.#folder, name)).catch(nullWhenMissing)
      if (file?.isFile()) found.push([name, { bytes: file.size, usedAt: file.mtimeMs }])
    }
    this.#entries.clear()
    this.#bytes = 0
    for (const [name, entry] of found.sort(([, a], [, b]) => a.usedAt - b.usedAt)) this.#add(name, entry)
    await this.#evict()
  }

  #use(name: string, bytes: number): void {
    const known = this.#entries.get(name)
    const now = this.#now()
    const isStale = !known || now - known.usedAt > lag
    this.#forget(name)
    this.#add(name, { bytes, usedAt: isStale ? now : known.usedAt })
    if (!isStale) return
    const seconds = now / 1000
    // Another process may have removed it just now.
    utimes(join(this.#folder, name), seconds, seconds).catch(() => this.#forget(name))
  }

  async #evict(): Promise<void> {
    while (this.#bytes > this.#limit) {
      const [oldest] = this.#entries.keys()
      if (oldest === undefined) return
      this.#forget(oldest)
      await rm(join(this.#folder, oldest), { force: true })
    }
  }

  #add(name: string, entry: Entry): void {
    this.#entries.set(name, entry)
    this.#bytes += entry.bytes
  }

  #forget(name: string): void {
    this.#bytes -= this.#entries.get(name)?.bytes ?? 0
    this.#entries.delete(name)
  }
}
