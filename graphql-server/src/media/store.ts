export type ImageFormat = 'webp' | 'avif' | 'jpeg'

/** The intake converts every image to it. */
export const storedFormat: ImageFormat = 'webp'

export const contentTypes: Readonly<Record<ImageFormat, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
}

export interface StoredFile {
  /** SHA-256 of its bytes, in hex. */
  hash: string
  format: ImageFormat
  storedAt: Date
}

/** Content-addressed files: the same bytes are stored once, and a name always refers to the same bytes. */
export interface ImageStore {
  /** Stores a file atomically; an existing one stays unchanged. */
  put(hash: string, format: ImageFormat, bytes: Buffer): Promise<void>
  /** @returns null when there is no such file */
  read(hash: string, format: ImageFormat): Promise<Buffer | null>
  has(hash: string, format: ImageFormat): Promise<boolean>
  /** Also succeeds when there is no such file. */
  delete(hash: string, format: ImageFormat): Promise<void>
  /** All files, in no particular order. */
  list(): AsyncIterable<StoredFile>
  /** Stores or replaces a small file in the folder `erasures` (erasure). */
  putErasure(name: string, bytes: Buffer): Promise<void>
  deleteErasure(name: string): Promise<void>
  /** Contents of all files of that folder, in order of their names. */
  readErasures(): Promise<Buffer[]>
  /**
   * Deletes leftovers of interrupted writes.
   *
   * @param before younger files are kept, since they may still be written
   * @returns number of files deleted
   */
  removeTemporary(before: Date): Promise<number>
}

export function isHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/** Path of a file below the store's root: 256 folders, since a single folder of many files is slow. */
export function storeKey(hash: string, format: ImageFormat): string {
  if (!isHash(hash)) throw new RangeError('not a hash')
  return `${hash.slice(0, 2)}/${hash}.${format}`
}

/** File of a key; null for a key that `storeKey` does not produce. */
export function parseKey(key: string): Pick<StoredFile, 'hash' | 'format'> | null {
  const [, folder, hash = '', format = ''] = /^([0-9a-f]{2})\/([0-9a-f]{64})\.(\w+)$/.exec(key) ?? []
  if (folder !== hash.slice(0, 2) || !(format in contentTypes)) return null
  return { hash, format: format as ImageFormat }
}
