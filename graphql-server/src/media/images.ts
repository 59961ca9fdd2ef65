import type { Readable } from 'node:stream'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { addImageRow, deleteFileWithoutRow, deleteUnreferenced } from './image-rows.ts'
import { type TakenImage, takeImage } from './intake.ts'
import type { ImageStore } from './store.ts'

declare module '../context.ts' {
  interface Services {
    /** The image store and the intake. */
    images: Images
  }
}

/** What nouns do with images. */
export interface Images {
  readonly store: ImageStore
  /** The address of an image: a path on this server, or an absolute one on the configured delivery host. */
  urlOf(hash: string): string
  /**
   * Checks an image, encodes it anew and stores its file, before any row speaks of it.
   * @throws RefusedRequestError 413 or 415, UnavailableError; then nothing is stored
   */
  take(input: Buffer | Readable): Promise<TakenImage>
  /** Gives the row of a taken image, made where it is missing, inside the transaction that refers to it. */
  addRow(transaction: Prisma.TransactionClient, taken: TakenImage): Promise<number>
  /** Takes back what was stored for a request that failed; images that have a row stay. */
  discard(taken: readonly TakenImage[]): Promise<void>
  /** After references have gone: removes those of the images that nothing refers to any more, with their files. */
  deleteUnreferenced(ids: readonly number[]): Promise<number>
}

export interface ImagesOptions {
  prisma: PrismaClient
  store: ImageStore
  /** IMAGE_HOST, without a slash at its end. */
  host?: string | undefined
  /** IMAGE_MAX_BYTES. */
  maxBytes: number
}

/** Images over a store and the rows that speak of it. */
export function createImages({ prisma, store, host = '', maxBytes }: ImagesOptions): Images {
  return {
    store,
    urlOf: (hash) => `${host}/media/${hash}`,
    async take(input) {
      const taken = await takeImage(input, { maxBytes })
      await store.put(taken.hash, taken.format, taken.data)
      return taken
    },
    addRow: (transaction, taken) => addImageRow(transaction, store, taken),
    async discard(taken) {
      for (const image of taken) await deleteFileWithoutRow(prisma, store, image)
    },
    deleteUnreferenced: (ids) => deleteUnreferenced(prisma, store, ids),
  }
}
