import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { BadUserInputError } from '../errors.ts'
import { texts } from '../messages/texts.ts'
import { type EntryName, entryName, nameKey } from './names.ts'
import type { PhotoProblem } from './problems.ts'

const megabyte = 1024 * 1024

/** Limits of a ZIP archive; beyond the first two it is refused as a whole. */
export const zipLimits = {
  /** For the command, and for uploads. */
  bytes: 2048 * megabyte,
  uploadedBytes: 200 * megabyte,
  entries: 20_000,
  /** Photos per import, counting each use, and their decompressed bytes. */
  photos: 20_000,
  totalBytes: 4096 * megabyte,
  /** Maximum compression ratio of larger entries, since images are compressed already. */
  ratio: 100,
  ratioFrom: megabyte,
} as const

/** A file in an archive. */
export interface ZippedPhoto {
  /** Path, which distinguishes files of one name. */
  path: string
  /** Decompressed size as declared by the archive. */
  bytes: number
  /** Reason why it cannot be read; null if it can. */
  problem: PhotoProblem | null
}

/** An entry that differs from its declaration. */
export class BrokenEntry extends Error {
  readonly problem: PhotoProblem

  constructor(problem: PhotoProblem, options?: ErrorOptions) {
    super(`broken entry: ${problem}`, options)
    this.problem = problem
  }
}

/** An archive of photos. No file is ever written under a name from it. */
export class PhotoZip {
  /** Photos in the order of the archive, without folders and system files. */
  readonly photos: readonly ZippedPhoto[]
  readonly #zip: ZipFile
  readonly #entries: readonly Entry[]
  readonly #byName: ReadonlyMap<string, number[]>

  /**
   * @param maxPhotoBytes IMAGE_MAX_BYTES
   * @throws BadUserInputError for an archive that is refused as a whole
   */
  static async open(path: string, maxBytes: number, maxPhotoBytes: number): Promise<PhotoZip> {
    const refuse = (message: string): never => {
      throw new BadUserInputError({ photos: message }, message)
    }
    if ((await stat(path)).size > maxBytes) refuse(texts.photoImports.largeZip(maxBytes / megabyte))
    let zip: ZipFile | undefined
    try {
      // Sizes are checked here, since the library would refuse the whole archive for one entry.
      const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: false }
      zip = await openPromise(path, options)
      if (zip.entryCount > zipLimits.entries) refuse(texts.photoImports.manyEntries(zipLimits.entries))
      const files: NamedEntry[] = []
      let read = 0
      for await (const entry of zip.eachEntry()) {
        read += 1
        if (read % 500 === 0) await nextTurn()
        const name = entryName(entry)
        // Other texts of the entry are dropped to save memory.
        if (!isNoPhoto(name.path)) files.push({ ...name, entry: withoutTexts(entry) })
      }
      return new PhotoZip(zip, files, maxPhotoBytes)
    } catch (error) {
      zip?.close()
      const { syscall, message } = error as NodeJS.ErrnoException
      if (error instanceof BadUserInputError || syscall !== undefined) throw error
      return refuse(/encryption/.test(message) ? texts.photoImports.lockedZip : texts.photoImports.noZip)
    }
  }

  private constructor(zip: ZipFile, files: readonly NamedEntry[], maxPhotoBytes: number) {
    const indexes = [...files.keys()].filter((index) => !files[index]?.isBroken)
    this.#zip = zip
    this.#byName = Map.groupBy(indexes, (index) => nameKey(files[index]?.path ?? ''))
    this.#entries = files.map(({ entry }) => entry)
    this.photos = files.map(({ entry, path, isBroken }) => ({
      path,
      bytes: entry.uncompressedSize,
      problem: isBroken ? 'encoding' : entryProblem(entry, maxPhotoBytes),
    }))
  }

  /**
   * Finds a file by its name, without regard to case and to how accents are encoded. Folders count where a name has some and
   * several files are called so.
   *
   * @returns its position in `photos`, or why there is not one
   */
  find(name: string): number | 'missing' | 'ambiguous' {
    const found = this.#byName.get(nameKey(name)) ?? []
    const [first] = found
    if (first === undefined) return 'missing'
    if (found.length === 1) return first
    const end = `/${pathKey(name)}`
    const inFolder = /[\\/]/.test(name)
      ? found.filter((index) => `/${pathKey(this.photos[index]?.path ?? '')}`.endsWith(end))
      : []
    return inFolder.length === 1 ? (inFolder[0] ?? 'missing') : 'ambiguous'
  }

  /**
   * A file's bytes, as they are decompressed.
   *
   * @param index in `photos`, of one without a problem
   * @returns a stream that fails with BrokenEntry
   */
  read(index: number): Readable {
    const entry = this.#entries[index]
    if (!entry) throw new RangeError('no such entry')
    return Readable.from(readEntry(this.#zip, entry), { objectMode: false })
  }

  close(): void {
    this.#zip.close()
  }
}

async function* readEntry(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let length = 0
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      length += (chunk as Buffer).length
      if (length > entry.uncompressedSize) throw new BrokenEntry('bomb')
      yield chunk as Buffer
    }
  } catch (error) {
    if (error instanceof BrokenEntry || (error as NodeJS.ErrnoException).syscall !== undefined) throw error
    throw new BrokenEntry('damaged', { cause: error })
  }
  if (length < entry.uncompressedSize) throw new BrokenEntry('damaged')
}

interface NamedEntry extends EntryName {
  entry: Entry
}

function withoutTexts(entry: Entry): Entry {
  const none = Buffer.alloc(0)
  return Object.assign(entry, {
    ...{ fileName: '', fileNameRaw: none, extraFields: [], extraFieldRaw: none },
    ...{ fileComment: '', fileCommentRaw: none, comment: '' },
  })
}

/** Declared properties of an entry. */
function entryProblem(entry: Entry, maxPhotoBytes: number): PhotoProblem | null {
  const { compressedSize, uncompressedSize, compressionMethod } = entry
  if (entry.isEncrypted()) return 'encrypted'
  if (uncompressedSize > maxPhotoBytes) return 'tooLarge'
  if (uncompressedSize > zipLimits.ratioFrom && uncompressedSize > compressedSize * zipLimits.ratio)
    return 'bomb'
  const isStored = compressionMethod === 0
  if (isStored ? compressedSize !== uncompressedSize : compressionMethod !== 8) return 'damaged'
  return null
}

/** Folders and files that operating systems add. */
const isNoPhoto = (path: string) =>
  /[\\/]$|(?:^|[\\/])(?:__MACOSX[\\/]|\.[^\\/]*$|thumbs\.db$|desktop\.ini$)/i.test(path)

const pathKey = (path: string) => path.normalize('NFC').toLowerCase().replaceAll('\\', '/').trim()
