import type { Readable } from 'node:stream'
import { TryAgain } from '../database/transaction.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { type TakenImage, takeImage } from './intake.ts'
import { imageRemoval, isInterrupted } from './removal.ts'
import { type ImageStore, type StoredFile, storedFormat } from './store.ts'

declare module '../context.ts' {
  interface Services {
    images: Images
  }
}

interface ImagesOptions {
  prisma: PrismaClient
  store: ImageStore
  /** IMAGE_HOST, without a trailing slash. */
  host?: string | undefined
  /** IMAGE_MAX_BYTES. */
  maxBytes: number
}

export type Images = ReturnType<typeof createImages>

/**
 * Images in the store and the rows that name them. The row keeps both together: whoever refers to an image and whoever
 * removes its file writes it, so that removing the last reference and sending the same image again are serialized.
 */
export function createImages({ prisma, store, host = '', maxBytes }: ImagesOptions) {
  const removal = imageRemoval(prisma, store)
  return {
    store,

    /**
     * A path on this server, or an absolute URL with IMAGE_HOST.
     *
     * @param signature of a private image, which is always on this server
     */
    urlOf: (hash: string, signature?: string) =>
      signature ? `/media/${hash}?${signature}` : `${host}/media/${hash}`,

    /**
     * Re-encodes an image and stores its file, before a row names it.
     *
     * @throws RefusedRequestError 413 or 415, UnavailableError; then nothing is stored
     */
    async take(input: Buffer | Readable): Promise<TakenImage> {
      const taken = await takeImage(input, { maxBytes })
      await store.put(taken.hash, taken.format, taken.data)
      return taken
    },

    /**
     * Stores a stored image once more, turned.
     *
     * @param hash of the image
     * @param quarterTurns to the right
     * @returns null when its file is not there
     */
    async turn(hash: string, quarterTurns: number): Promise<TakenImage | null> {
      const data = await store.read(hash, storedFormat)
      if (!data) return null
      const taken = await takeImage(data, { maxBytes: Infinity, quarterTurns })
      await store.put(taken.hash, taken.format, taken.data)
      return taken
    },

    /**
     * Adds the row of a stored image if it has none, inside the transaction that refers to it: until that ends nobody
     * else can remove the image.
     *
     * @returns the row's id
     * @throws TryAgain while somebody removes the image
     */
    async addRow(transaction: Prisma.TransactionClient, taken: TakenImage): Promise<number> {
      const { hash, format, width, height, bytes, color, data } = taken
      await transaction.$executeRaw`
        INSERT INTO images (hash, format, width, height, bytes, color)
        VALUES (${hash}, ${format}, ${width}, ${height}, ${bytes}, ${color})
        ON DUPLICATE KEY UPDATE times_taken = times_taken + 1`
      const where = { hash }
      const row = await transaction.image.findUniqueOrThrow({ where, select: { id: true, removedAt: true } })
      if (row.removedAt) {
        if (!isInterrupted(row.removedAt)) throw new TryAgain()
        await transaction.image.delete({ where, select: { id: true } })
        return this.addRow(transaction, taken)
      }
      // It may have been removed with another reference since it was stored.
      if (!(await store.has(hash, format))) await store.put(hash, format, data)
      return row.id
    },

    /** Removes the files of a failed request; images that have a row stay. */
    async discard(taken: readonly TakenImage[]): Promise<void> {
      for (const image of taken) await this.deleteFileWithoutRow(image)
    },

    /**
     * Removes images that nothing refers to. When the store fails, a row stays for `images:clean`.
     *
     * @param ids of images that lost a reference
     * @returns how many were removed
     */
    async deleteUnreferenced(ids: readonly number[]): Promise<number> {
      let deleted = 0
      for (const id of new Set(ids)) if (await removal.unreferenced(id)) deleted += 1
      return deleted
    },

    /** @returns false when the file has a row and stays */
    deleteFileWithoutRow: (file: Pick<StoredFile, 'hash' | 'format'>): Promise<boolean> =>
      removal.withoutRow(file),
  }
}
