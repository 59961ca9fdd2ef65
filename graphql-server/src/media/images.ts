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
 * Images in the store and the rows that name them. The row keeps both together: a write that refers to an image and one that
 * removes its file writes it, so that removing the last reference and sending the same image again are serialized.
 */
export function createImages({ prisma, store, host = '', maxBytes }: ImagesOptions) {
  return {
    store,

    /**
     * A path on this server, or an absolute URL with IMAGE_HOST.
     *
     * @param signature of a private image, which is always on this server
     */
    imageUrl: (hash: string, signature?: string) =>
      signature ? `/media/${hash}?${signature}` : `${host}/media/${hash}`,

    /**
     * Re-encodes an image and stores its file, before a row names it.
     *
     * @throws RefusedRequestError 413 or 415, UnavailableError; then nothing is stored
     */
    async take(input: Buffer | Readable): Promise<TakenImage> {
      const taken = await take(input, { maxBytes })
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
      const taken = await take(data, { maxBytes: Infinity, quarterTurns })
      await store.put(taken.hash, taken.format, taken.data)
      return taken
    },

    /**
     * Adds the row of a stored image if it has none, inside the transaction that refers to it: until that ends no other
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
      for (const id of new Set(ids)) {
        if (await remove(prisma, store, (transaction) => markUnreferenced(transaction, id))) deleted += 1
      }
      return deleted
    },

    /** @returns false when the file has a row and stays */
    deleteFileWithoutRow: (file: File): Promise<boolean> =>
      remove(prisma, store, (transaction) => markWithoutRow(transaction, file)),
  }
}

/** Loads sharp with the first image, as delivery.ts does. */
const take: typeof takeImage = async (...args) => (await import('./intake.ts')).takeImage(...args)

/** Prisma's relations of an image: what refers to it, found in the data model so that a new entity is no line here. */
const relations = (getDatamodel().datamodel.models.Image?.fields ?? [])
  .filter(({ kind, isList }) => kind === 'object' && isList)
  .map(({ name }) => name)

export const whereUnreferenced: Prisma.ImageWhereInput = Object.fromEntries(
  relations.map((relation) => [relation, { none: {} }]),
)

/** After this a removal that has not ended is taken for interrupted. */
const removalTimeoutMs = 60_000

type File = Pick<StoredFile, 'hash' | 'format'>

/**
 * Removes a file in three steps: its row is marked, the file is deleted, the row is deleted. No lock is held in between,
 * since the nodes of a Galera cluster do not see each other's: a write that finds the mark waits until the row is gone, and
 * marking a row and referring to it both write it, so that one of two nodes that do so is rolled back and retried.
 *
 * @param mark gives null where the file stays: something refers to it, or somebody else removes it
 * @returns whether the file was removed
 */
async function remove(
  prisma: PrismaClient,
  store: ImageStore,
  mark: (transaction: Prisma.TransactionClient) => Promise<File | null>,
): Promise<boolean> {
  const start = performance.now()
  const file = await inTransaction(prisma, mark)
  // After a pause of the whole process somebody else may have taken the row.
  if (!file || performance.now() - start > removalTimeoutMs / 2) return false
  await store.delete(file.hash, file.format)
  const where = { hash: file.hash, removedAt: { not: null } }
  await inTransaction(prisma, (transaction) => transaction.image.deleteMany({ where }))
  return true
}

async function markUnreferenced(transaction: Prisma.TransactionClient, id: number): Promise<File | null> {
  const row = await transaction.image.findUnique({ where: { id } })
  if (!row) return null
  // By hash as `addRow` does: locking the same row through different indexes can deadlock.
  await transaction.$queryRaw`SELECT id FROM images WHERE hash = ${row.hash} FOR UPDATE`
  const where = { id, OR: [{ removedAt: null }, { removedAt: { lt: longAgo() } }], ...whereUnreferenced }
  const marked = await transaction.image.updateMany({ where, data: { removedAt: new Date() } })
  return marked.count === 0 ? null : { hash: row.hash, format: row.format as ImageFormat }
}

/** The file's row exists from now on until the file is gone. */
async function markWithoutRow(transaction: Prisma.TransactionClient, file: File): Promise<File | null> {
  const added = await transaction.$executeRaw`
    INSERT IGNORE INTO images (hash, format, width, height, bytes, color, removed_at)
    VALUES (${file.hash}, ${file.format}, 1, 1, 1, '#000000', ${new Date()})`
  return added === 0 ? null : file
}

const longAgo = () => new Date(Date.now() - removalTimeoutMs)

/** Whether the removal of a marked row was interrupted. */
const isInterrupted = (removedAt: Date) => removedAt < longAgo()
