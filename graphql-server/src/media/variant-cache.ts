import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { isTemporary, nullIfNotFound, removeTemporary, writeAtomically } from './atomic-write.ts'
import type { ImageStore } from './store.ts'

interface CachedFile {
  bytes: number
  /** The file's mtime, in milliseconds since 1970. */
  usedAt: number
}

/** Maximum lag of a file's mtime behind its last use. */
const maxLagMs = 60_000
const hourMs = 3_600_000

/**
 * An LRU cache of files on disk. A file's mtime is its time of last use, so that the order survives a restart; several
 * processes may share the folder.
 */
export class VariantCache {
  readonly #folder: string
  readonly #now: () => number
  readonly #files: LRUCache<string, CachedFile>
  #evicted: string[] = []
  #scanned: Promise<void> | undefined

  /** @param folder created if missing; must not contain anything else */
  constructor(folder: string, maxBytes: number, now: () => number = Date.now) {
    this.#folder = folder
    this.#now = now
    this.#files = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => Math.max(1, bytes),
      dispose: (_file, name, reason) => {
        if (reason === 'evict') this.#evicted.push(name)
      },
    })
  }

  /** Total size of the cached files. */
  get bytes(): number {
    return this.#files.calculatedSize
  }

  /** @returns null when the file is not cached */
  async read(name: string): Promise<Buffer | null> {
    await this.#scan()
    const bytes = await readFile(join(this.#folder, name)).catch(nullIfNotFound)
    if (bytes) this.#touch(name, bytes.length)
    else this.#files.delete(name)
    return bytes
  }

  /** Caches a file, unless it is larger than the whole cache may be. */
  async write(name: string, bytes: Buffer): Promise<void> {
    await this.#scan()
    if (bytes.length > this.#files.maxSize) return
    await writeAtomically(join(this.#folder, name), bytes)
    this.#files.set(name, { bytes: bytes.length, usedAt: this.#now() })
    await this.#removeEvicted()
  }

  /** Deletes all files with a name prefix. */
  async removeAll(prefix: string): Promise<void> {
    await this.#scan()
    for (const name of [...this.#files.keys()].filter((each) => each.startsWith(prefix))) {
      this.#files.delete(name)
      await rm(join(this.#folder, name), { force: true })
    }
  }

  /** Reads the folder once, and again after a failure. */
  #scan(): Promise<void> {
    this.#scanned ??= this.#readFolder().catch((error: unknown) => {
      this.#scanned = undefined
      throw error
    })
    return this.#scanned
  }

  async #readFolder(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    await removeTemporary(this.#folder, new Date(this.#now() - hourMs))
    const found: [string, CachedFile][] = []
    for (const name of await readdir(this.#folder)) {
      const file = isTemporary(name) ? null : await stat(join(this.#folder, name)).catch(nullIfNotFound)
      if (file?.isFile()) found.push([name, { bytes: file.size, usedAt: file.mtimeMs }])
    }
    for (const [name, file] of found.sort(([, a], [, b]) => a.usedAt - b.usedAt)) {
      if (!this.#files.set(name, file).has(name)) this.#evicted.push(name)
    }
    await this.#removeEvicted()
  }

  #touch(name: string, bytes: number): void {
    const known = this.#files.get(name)
    const now = this.#now()
    if (known && now - known.usedAt <= maxLagMs) return
    this.#files.set(name, { bytes, usedAt: now })
    // Another process may have deleted it.
    utimes(join(this.#folder, name), now / 1000, now / 1000).catch(() => this.#files.delete(name))
  }

  async #removeEvicted(): Promise<void> {
    const names = this.#evicted
    this.#evicted = []
    for (const name of names) await rm(join(this.#folder, name), { force: true })
  }
}

/** A store that also deletes the cached variants of images that it deletes. */
export function withVariants(store: ImageStore, cache: VariantCache): ImageStore {
  return {
    ...store,
    async delete(hash, format) {
      await store.delete(hash, format)
      await cache.removeAll(`${hash}-`)
    },
  }
}
