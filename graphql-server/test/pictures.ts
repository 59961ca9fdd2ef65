import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import { folderStore } from '../src/media/folder-store.ts'
import { createImages, type Images } from '../src/media/images.ts'
import type { SentFile } from '../src/media/uploads/upload.ts'
import type { TestDatabase } from './database.ts'

/** The image store of a test file. Set before its first test. */
export interface TestImages {
  images: Images
  /** Where they are. */
  folder: string
  /** The hashes of all files, sorted. */
  files(): Promise<string[]>
}

/** Gives a test file an image store in a folder of its own. Call it once, outside any test, behind `useDatabase`. */
export function useImages(database: TestDatabase): TestImages {
  const test = {} as TestImages
  let root = ''
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'guia-pictures-'))
    const store = folderStore(root)
    test.folder = root
    test.images = createImages({ prisma: database.prisma, store, maxBytes: 1e6 })
    test.files = async () => {
      const hashes: string[] = []
      for await (const { hash } of store.list()) hashes.push(hash)
      return hashes.sort()
    }
  })
  afterAll(() => rm(root, { recursive: true, force: true }))
  return test
}

/**
 * A small picture as an uploaded file.
 *
 * @param name of which its colour is made: other names, other pictures
 */
export async function sentPicture(name: string): Promise<SentFile> {
  return sentFile(`${name}.png`, await picture(name))
}

/** The same picture as bytes of a PNG. */
export function picture(name: string): Promise<Buffer> {
  const background = `#${createHash('sha256').update(name).digest('hex').slice(0, 6)}`
  return sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
}

/** Any bytes as an uploaded file. */
export async function sentFile(filename: string, bytes: Buffer): Promise<SentFile> {
  return { filename, createReadStream: () => Readable.from([bytes]) }
}
