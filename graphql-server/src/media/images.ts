import type { Readable } from 'node:stream'
import { inTransaction, TryAgain } from '../database/transaction.ts'
import { getDatamodel } from '../generated/pothos.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import type { TakenImage, takeImage } from './intake.ts'
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

/**
 * Stored images and their rows. Adding a reference and deleting the file both write the row, so that deleting the
 * last reference and uploading the same image again are serialized.
 */
export function createImages({ prisma, store, host = '', maxBytes }: ImagesOptions) {
  return {
    store,

    /**
     * A path on this server, or an absolute URL with IMAGE_HOST.
     *
     * @param signature of a private image, always served by this server
     */
    imageUrl: (hash: string, signature?: string) =>
      signature ? `/media/${hash}?${signature}` : `${host}/media/${hash}`,

    /**
     * Re-encodes an image and stores its file, before it has a row.
     *
     * @throws RefusedRequestError 413 or 415, UnavailableError; then nothing is stored
     */
    async take(input: Buffer | Readable): Promise<TakenImage> {
      const taken = await take(input, { maxBytes })
      await store.put(taken.hash, taken.format, taken.data)
      return taken
    },

    /**
     * Stores a rotated copy of a stored image.
     *
     * @param hash of the image
     * @param quarterTurns clockwise
     * @returns null when its file is missing
     */
    async turn(hash: string, quarterTurns: number): Promise<TakenImage | null> {
      const data = await store.read(hash, storedFormat)
      if (!data) return null
      const taken = await take(data, { maxBytes: Infinity, quarterTurns })
      await store.put(taken.hash, taken.format, taken.data)
      return taken
    },

    /**
     * Adds the row of a stored image if missing, in the transaction that refers to it: until that ends, no other can
     * delete the image.
     *
     * @returns the row's id
     * @throws TryAgain while the image is being deleted
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
      // It may have been deleted with another reference since it was stored.
      if (!(await store.has(hash, format))) await store.put(hash, format, data)
      return row.id
    },

    /** Deletes the files of a failed request; images with a row are kept. */
    async discard(taken: readonly TakenImage[]): Promise<void> {
      for (const image of taken) await this.deleteFileWithoutRow(image)
    },

    /**
     * Deletes unreferenced images. If the store fails, the row is kept for `images:clean`.
     *
     * @param ids of images that lost a reference
     * @returns number of images deleted
     */
    async deleteUnreferenced(ids: readonly number[]): Promise<number> {
      let deleted = 0
      for (const id of new Set(ids)) {
        if (await remove(prisma, store, (transaction) => markUnreferenced(transaction, id))) deleted += 1
      }
      return deleted
    },

    /** @returns false when the file has a row and is kept */
    deleteFileWithoutRow: (file: File): Promise<boolean> =>
      remove(prisma, store, (transaction) => markWithoutRow(transaction, file)),
  }
}

/** Loads sharp with the first image, as delivery.ts does. */
const take: typeof takeImage = async (...args) => (await import('./intake.ts')).takeImage(...args)

/** Prisma relations that refer to an image, read from the data model so that new entities need no change here. */
const relations = (getDatamodel().datamodel.models.Image?.fields ?? [])
  .filter(({ kind, isList }) => kind === 'object' && isList)
  .map(({ name }) => name)

export const whereUnreferenced: Prisma.ImageWhereInput = Object.fromEntries(
  relations.map((relation) => [relation, { none: {} }]),
)

/** Age after which an unfinished deletion counts as interrupted. */
const removalTimeoutMs = 60_000

type File = Pick<StoredFile, 'hash' | 'format'>

/**
 * Deletes a file in three steps: mark its row, delete the file, delete the row. No lock is held in between, since
 * Galera nodes do not see each other's locks: a write that finds the mark waits until the row is gone, and since
 * marking a row and referring to it both write it, one of two concurrent nodes is rolled back and retries.
 *
 * @param mark returns null if the file must be kept: it is referenced, or being deleted elsewhere
 * @returns whether the file was deleted
 */
async function remove(
  prisma: PrismaClient,
  store: ImageStore,
  mark: (transaction: Prisma.TransactionClient) => Promise<File | null>,
): Promise<boolean> {
  const start = performance.now()
  const file = await inTransaction(prisma, mark)
  // If the whole process was paused, another one may have taken over the row.
  if (!file || performance.now() - start > removalTimeoutMs / 2) return false
  await store.delete(file.hash, file.format)
  const where = { hash: file.hash, removedAt: { not: null } }
  await inTransaction(prisma, (transaction) => transaction.image.deleteMany({ where }))
  return true
}

async function markUnreferenced(transaction: Prisma.TransactionClient, id: number): Promise<File | null> {
  const row = await transaction.image.findUnique({ where: { id } })
  if (!row) return null
  // By hash like `addRow`: locking the same row through different indexes can deadlock.
  await transaction.$queryRaw`SELECT id FROM images WHERE hash = ${row.hash} FOR UPDATE`
  const where = { id, OR: [{ removedAt: null }, { removedAt: { lt: longAgo() } }], ...whereUnreferenced }
  const marked = await transaction.image.updateMany({ where, data: { removedAt: new Date() } })
  return marked.count === 0 ? null : { hash: row.hash, format: row.format as ImageFormat }
}

/** Adds a marked row, which exists until the file is gone. */
async function markWithoutRow(transaction: Prisma.TransactionClient, file: File): Promise<File | null> {
  const added = await transaction.$executeRaw`
    INSERT IGNORE INTO images (hash, format, width, height, bytes, color, removed_at)
    VALUES (${file.hash}, ${file.format}, 1, 1, 1, '#000000', ${new Date()})`
  return added === 0 ? null : file
}

const longAgo = () => new Date(Date.now() - removalTimeoutMs)

/** Whether the deletion of a marked row was interrupted. */
const isInterrupted = (removedAt: Date) => removedAt < longAgo()
