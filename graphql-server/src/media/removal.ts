import { inTransaction } from '../database/transaction.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { whereUnreferenced } from './references.ts'
import type { ImageFormat, ImageStore, StoredFile } from './store.ts'

/** After this a removal that has not ended is taken for interrupted. */
const removalTimeoutMs = 60_000

type File = Pick<StoredFile, 'hash' | 'format'>

/**
 * Removes files in three steps: the row is marked, the file is deleted, the row is deleted. No lock is held meanwhile,
 * since the nodes of a Galera cluster do not see each other's: whoever finds the mark waits until the row is gone, and
 * marking a row and referring to it both write it, so that one of two nodes that do so begins anew.
 */
export function imageRemoval(prisma: PrismaClient, store: ImageStore) {
  /** @returns whether the file was removed */
  async function remove(mark: (transaction: Prisma.TransactionClient) => Promise<File | null>) {
    const start = performance.now()
    const file = await inTransaction(prisma, mark)
    // After a pause of the whole process somebody else may have taken the row.
    if (!file || performance.now() - start > removalTimeoutMs / 2) return false
    await store.delete(file.hash, file.format)
    const where = { hash: file.hash, removedAt: { not: null } }
    await inTransaction(prisma, (transaction) => transaction.image.deleteMany({ where }))
    return true
  }

  return {
    /** @returns false when something refers to it, or somebody else removes it */
    unreferenced: (id: number) => remove((transaction) => markUnreferenced(transaction, id)),
    /** @returns false when the file has a row and stays */
    withoutRow: (file: File) => remove((transaction) => markWithoutRow(transaction, file)),
  }
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
export const isInterrupted = (removedAt: Date) => removedAt < longAgo()
