import { changeRows } from '../database/transaction.ts'
import { type AuditEntry, Prisma, type PrismaClient } from '../generated/prisma/client.ts'
import type { Images } from '../media/images.ts'
import { deletePhotosOfGone } from '../proposals/owner-photos.ts'
import { restorableMs } from './restorable.ts'
import { type Author, type Change, recordChanges } from './trail.ts'

/** Deletions purged per transaction, and transactions per run; the rest waits for the next run. */
const maxPerTransaction = 50
const maxTransactions = 40

export interface Deleted extends Pick<Change, 'entity' | 'entityId' | 'name'> {
  before: NonNullable<Change['before']>
  /** Whatever a restoration needs, as JSON, without personal data. */
  state: object
  /** Pictures, whose files are kept as long as it can be restored. */
  imageIds: readonly number[]
  /** Owner of an establishment. */
  ownerId?: number | null
}

/**
 * Records deletions of one kind of entity in the trail and keeps their state, pictures and, for establishments,
 * favorites for 30 days. Call it before the rows are deleted, in the transaction that has locked them. The number of
 * statements is constant.
 */
export async function recordDeletions(
  transaction: Prisma.TransactionClient,
  author: Author,
  list: readonly Deleted[],
): Promise<void> {
  const [first] = list
  if (!first) return
  const changes = list.map(({ entity, entityId, name, before }) => {
    return { entity, entityId, name, before, after: null }
  })
  await recordChanges(transaction, author, changes)
  const entries = await readDeleteEntries(transaction, first.entity, list)
  const kept = list.flatMap((deleted) => {
    const entry = entries.get(deleted.entityId)
    return entry ? [{ ...deleted, ...entry }] : []
  })
  await transaction.deletion.createMany({
    data: kept.map(({ id, at, ownerId = null, state }) => ({ auditEntryId: id, at, ownerId, state })),
  })
  const images = kept.flatMap(({ id: deletionId, imageIds }) =>
    [...new Set(imageIds)].map((imageId) => ({ deletionId, imageId })),
  )
  if (images.length > 0) await transaction.keptImage.createMany({ data: images })
  if (first.entity === 'business') await keepFavorites(transaction, [...entries.values()])
}

type Entry = Pick<AuditEntry, 'id' | 'at'>

/** The entries just written, by entity. The entities' rows are locked, so there are no newer ones. */
async function readDeleteEntries(
  transaction: Prisma.TransactionClient,
  entity: string,
  list: readonly Deleted[],
): Promise<Map<number, Entry>> {
  const entityId = { in: list.map((deleted) => deleted.entityId) }
  const rows = await transaction.auditEntry.findMany({
    where: { entity, entityId, action: 'delete' },
    // The last one wins: the entity may have been deleted and restored before.
    orderBy: { id: 'asc' },
    select: { id: true, at: true, entityId: true },
  })
  return new Map(rows.map(({ entityId, ...entry }) => [entityId, entry]))
}

/** Copies within the database: an establishment may have any number of favorites. */
async function keepFavorites(
  transaction: Prisma.TransactionClient,
  entries: readonly Entry[],
): Promise<void> {
  const ids = Prisma.join(entries.map(({ id }) => id))
  await transaction.$executeRaw`
    INSERT INTO kept_favorites (deletion_id, user_id, created_at)
    SELECT e.id, f.user_id, f.created_at FROM audit_entries e JOIN favorites f ON f.business_id = e.entity_id
    WHERE e.id IN (${ids})`
}

/**
 * Deletes expired deletions, then images that only they referred to. Safe to run in several processes.
 *
 * @param now milliseconds since 1970
 * @returns number of deletions
 */
export async function purgeDeleted(
  { prisma, images }: { prisma: PrismaClient; images: Pick<Images, 'deleteUnreferenced'> },
  now = Date.now(),
): Promise<number> {
  const at = { lte: new Date(now - restorableMs) }
  let purged = 0
  for (let count = 0; count < maxTransactions; count++) {
    const rows = await prisma.deletion.findMany({
      where: { at },
      orderBy: { at: 'asc' },
      take: maxPerTransaction,
      select: {
        auditEntryId: true,
        auditEntry: { select: { entity: true, entityId: true } },
        images: { select: { imageId: true } },
      },
    })
    if (rows.length === 0) break
    const where = { auditEntryId: { in: rows.map(({ auditEntryId }) => auditEntryId) } }
    purged += await changeRows(prisma, (transaction) => transaction.deletion.deleteMany({ where }))
    const businessIds = rows.flatMap(({ auditEntry: { entity, entityId } }) =>
      entity === 'business' ? [entityId] : [],
    )
    const proposed = await deletePhotosOfGone(prisma, businessIds)
    const kept = rows.flatMap((row) => row.images.map(({ imageId }) => imageId))
    await images.deleteUnreferenced([...kept, ...proposed])
  }
  return purged
}
