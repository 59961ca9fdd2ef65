import { inTransaction } from '../database/transaction.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import type { Images } from '../media/images.ts'
import { restorableFor } from './keep-deleted.ts'

/** Deletions in one transaction, and transactions in one run: what is left waits for the next run. */
const maxPerTransaction = 50
const maxTransactions = 40

/**
 * Forgets deletions that cannot be taken back any more, then removes the images that only they have kept. Several
 * processes may do it at the same time.
 *
 * @param now milliseconds since 1970
 * @returns how many deletions
 */
export async function purgeDeleted(
  { prisma, images }: { prisma: PrismaClient; images: Pick<Images, 'deleteUnreferenced'> },
  now = Date.now(),
): Promise<number> {
  const at = { lte: new Date(now - restorableFor) }
  let purged = 0
  for (let count = 0; count < maxTransactions; count++) {
    const rows = await prisma.deletion.findMany({
      where: { at },
      orderBy: { at: 'asc' },
      take: maxPerTransaction,
      select: { auditEntryId: true, images: { select: { imageId: true } } },
    })
    if (rows.length === 0) break
    const where = { auditEntryId: { in: rows.map(({ auditEntryId }) => auditEntryId) } }
    purged += await inTransaction(
      prisma,
      async (transaction) => (await transaction.deletion.deleteMany({ where })).count,
    )
    await images.deleteUnreferenced(rows.flatMap((row) => row.images.map(({ imageId }) => imageId)))
  }
  return purged
}
