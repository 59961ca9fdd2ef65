import type { Readable } from 'node:stream'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { type TakenImage, takeImage } from './intake.ts'
import { whereUnreferenced } from './references.ts'
import { type ImageFormat, type ImageStore, type StoredFile, storedFormat } from './store.ts'

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

/** Rolls a transaction back without failing. */
class Rollback extends Error {}

/**
 * Images in the store and the rows that name them. A lock on the row's hash keeps both together: whoever adds or
 * removes a file holds it, so that removing the last reference and sending the same image again are serialized.
 */
export function createImages({ prisma, store, host = '', maxBytes }: ImagesOptions) {
  return {
    store,

    /** A path on this server, or an absolute URL with IMAGE_HOST. */
    urlOf: (hash: string) => `${host}/media/${hash}`,

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
     */
    async addRow(transaction: Prisma.TransactionClient, taken: TakenImage): Promise<number> {
      const { hash, format, width, height, bytes, color, data } = taken
      await transaction.$executeRaw`
        INSERT INTO images (hash, format, width, height, bytes, color)
        VALUES (${hash}, ${format}, ${width}, ${height}, ${bytes}, ${color})
        ON DUPLICATE KEY UPDATE id = id`
      // It may have been removed with another reference since it was stored.
      if (!(await store.has(hash, format))) await store.put(hash, format, data)
      const { id } = await transaction.image.findUniqueOrThrow({ where: { hash }, select: { id: true } })
      return id
    },

    /** Removes the files of a failed request; images that have a row stay. */
    async discard(taken: readonly TakenImage[]): Promise<void> {
      for (const image of taken) await this.deleteFileWithoutRow(image)
    },

    /**
     * Removes images that nothing refers to, in each transaction first the row, then the file: when the store fails, the
     * row stays for `images:clean`.
     *
     * @param ids of images that lost a reference
     * @returns how many were removed
     */
    async deleteUnreferenced(ids: readonly number[]): Promise<number> {
      let deleted = 0
      // Sorted, so that concurrent calls do not deadlock.
      for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
        deleted += await prisma.$transaction((transaction) => deleteIfUnreferenced(transaction, store, id))
      }
      return deleted
    },

    /** @returns false when the file has a row and stays */
    async deleteFileWithoutRow({ hash, format }: Pick<StoredFile, 'hash' | 'format'>): Promise<boolean> {
      let isDeleted = false
      try {
        await prisma.$transaction(async (transaction) => {
          // Locks the hash, and is rolled back.
          const added = await transaction.$executeRaw`
            INSERT IGNORE INTO images (hash, format, width, height, bytes, color)
            VALUES (${hash}, ${format}, 1, 1, 1, '#000000')`
          if (added === 0) return
          await store.delete(hash, format)
          isDeleted = true
          throw new Rollback()
        })
      } catch (error) {
        if (!(error instanceof Rollback)) throw error
      }
      return isDeleted
    },
  }
}

async function deleteIfUnreferenced(
  transaction: Prisma.TransactionClient,
  store: ImageStore,
  id: number,
): Promise<number> {
  const row = await transaction.image.findUnique({ where: { id }, select: { hash: true, format: true } })
  if (!row) return 0
  // By hash as in `addRow`: locking the same row through different indexes can deadlock.
  await transaction.$queryRaw`SELECT id FROM images WHERE hash = ${row.hash} FOR UPDATE`
  // The lock keeps new references away until the transaction ends.
  const isReferenced = (await transaction.image.count({ where: { id, ...whereUnreferenced } })) === 0
  if (isReferenced) return 0
  await transaction.image.delete({ where: { id }, select: { id: true } })
  await store.delete(row.hash, row.format as ImageFormat)
  return 1
}
