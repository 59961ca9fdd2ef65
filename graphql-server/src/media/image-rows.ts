import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import type { TakenImage } from './intake.ts'
import type { ImageFormat, ImageStore, StoredFile } from './store.ts'

/*
 * A row and its file are kept together by the lock on the row's hash: whoever adds or removes a file for good holds
 * it, whether the row is there or about to be. So a file that is being removed with its last reference and the same
 * image being sent again wait for each other.
 */

/**
 * Adds the row of an image whose file has been stored, inside the transaction that refers to it: until that ends
 * nobody else can remove it. The same image may have a row already.
 *
 * @returns the row's id
 */
export async function addImageRow(
  transaction: Prisma.TransactionClient,
  store: ImageStore,
  { hash, format, width, height, bytes, color, data }: TakenImage,
): Promise<number> {
  await transaction.$executeRaw`
    INSERT INTO images (hash, format, width, height, bytes, color)
    VALUES (${hash}, ${format}, ${width}, ${height}, ${bytes}, ${color})
    ON DUPLICATE KEY UPDATE id = id`
  // It may have gone with another reference since it was stored.
  if (!(await store.has(hash, format))) await store.put(hash, format, data)
  const { id } = await transaction.image.findUniqueOrThrow({ where: { hash }, select: { id: true } })
  return id
}

/**
 * Removes images that nothing refers to any more: the row first, then, before that is final, the file. When the
 * store refuses, the row stays and `images:clean` finds it.
 *
 * @param ids of images that have lost a reference; those that others still refer to stay
 * @returns how many have gone
 */
export async function deleteUnreferenced(
  prisma: PrismaClient,
  store: ImageStore,
  ids: readonly number[],
): Promise<number> {
  let gone = 0
  // In one order, so that two who remove the same images never wait for each other in a circle.
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    gone += await prisma.$transaction((transaction) => deleteOne(transaction, store, id))
  }
  return gone
}

async function deleteOne(
  transaction: Prisma.TransactionClient,
  store: ImageStore,
  id: number,
): Promise<number> {
  const row = await transaction.image.findUnique({ where: { id }, select: { hash: true, format: true } })
  if (!row) return 0
  // By hash, as adding does: two that lock the same row by different indexes can wait for each other in a circle.
  await transaction.$queryRaw`SELECT id FROM images WHERE hash = ${row.hash} FOR UPDATE`
  const deleted = await transaction.$executeRaw`
    DELETE FROM images WHERE id = ${id}
      AND NOT EXISTS (SELECT 1 FROM photos WHERE image_id = ${id})
      AND NOT EXISTS (SELECT 1 FROM users WHERE photo_id = ${id})
      AND NOT EXISTS (SELECT 1 FROM cities WHERE image_id = ${id})
      AND NOT EXISTS (SELECT 1 FROM categories WHERE icon_id = ${id})
      AND NOT EXISTS (SELECT 1 FROM subcategories WHERE icon_id = ${id})
      AND NOT EXISTS (SELECT 1 FROM kept_images WHERE image_id = ${id})`
  if (deleted > 0) await store.delete(row.hash, row.format as ImageFormat)
  return deleted
}

/** Ends a transaction that has done what it is for without leaving a row. */
class Undo extends Error {}

/**
 * Removes a file that no row names, such as that of a request that failed after it was stored.
 *
 * @returns false when there is a row: then the file stays
 */
export async function deleteFileWithoutRow(
  prisma: PrismaClient,
  store: ImageStore,
  { hash, format }: Pick<StoredFile, 'hash' | 'format'>,
): Promise<boolean> {
  let deleted = false
  try {
    await prisma.$transaction(async (transaction) => {
      // A row that is never seen holds the lock of one that is not there.
      const added = await transaction.$executeRaw`
        INSERT IGNORE INTO images (hash, format, width, height, bytes, color)
        VALUES (${hash}, ${format}, 1, 1, 1, '#000000')`
      if (added === 0) return
      await store.delete(hash, format)
      deleted = true
      throw new Undo()
    })
  } catch (error) {
    if (!(error instanceof Undo)) throw error
  }
  return deleted
}
