/** How an image is written as a file. */
export type ImageFormat = 'webp' | 'avif' | 'jpeg'

/** What intake makes of every image, and so what stores hold. */
export const storedFormat: ImageFormat = 'webp'

/** The media type of each format. */
export const contentTypes: Readonly<Record<ImageFormat, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
}

/** A file in a store. */
export interface StoredFile {
  /** SHA-256 of its bytes, in hex. */
  hash: string
  format: ImageFormat
  storedAt: Date
}

/**
 * Where the bytes of images are kept, under names made of their content: whoever stores the same bytes twice stores
 * them once, and what a name stands for never changes.
 */
export interface ImageStore {
  /** Stores a file whole or not at all; one that is there already stays as it is. */
  put(hash: string, format: ImageFormat, bytes: Buffer): Promise<void>
  /** The bytes of a file, or null when there is none of that name. */
  read(hash: string, format: ImageFormat): Promise<Buffer | null>
  has(hash: string, format: ImageFormat): Promise<boolean>
  /** Removes a file; one that is not there is as good as removed. */
  delete(hash: string, format: ImageFormat): Promise<void>
  /** All files, in no particular order. */
  list(): AsyncIterable<StoredFile>
  /**
   * Removes what interrupted writes have left behind.
   *
   * @param before only what is older than this, since a younger one may be under way
   * @returns how many there were
   */
  removeLeftovers(before: Date): Promise<number>
}

/** Whether a text can be the name of an image. */
export function isHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/** The place of a file below the store's root: few folders with many files each are slow, many with few are too. */
export function placeOf(hash: string, format: ImageFormat): string {
  if (!isHash(hash)) throw new RangeError('not a hash')
  return `${hash.slice(0, 2)}/${hash}.${format}`
}

/** The file at a place, or null when it is none of ours. */
export function fileAt(place: string): Pick<StoredFile, 'hash' | 'format'> | null {
  const [, folder, hash = '', format = ''] = /^([0-9a-f]{2})\/([0-9a-f]{64})\.(\w+)$/.exec(place) ?? []
  if (folder !== hash.slice(0, 2) || !(format in contentTypes)) return null
  return { hash, format: format as ImageFormat }
}
