import { Prisma } from '../generated/prisma/client.ts'
import { type Author, type Change, recordChanges } from './record.ts'

/** Days in which a deletion can be taken back. */
export const restorableDays = 30

/** Milliseconds of the same. */
export const restorableFor = restorableDays * 24 * 60 * 60 * 1000

/** Something that is about to be deleted. */
export interface Deleted extends Omit<Change, 'before' | 'after' | 'restoresId'> {
  /** What the trail tells of it. */
  before: NonNullable<Change['before']>
  /** Everything that is needed to restore it, as JSON has it; nothing of a person. */
  state: object
  /** Of its pictures: they are not removed as long as it can be restored. */
  imageIds: readonly number[]
  /** The owner of an establishment. */
  ownerId?: number | null
}

/**
 * Records deletions in the trail and keeps what is deleted for 30 days, with its pictures and, of establishments, who
 * has them as favorites. Called before the rows go, in the transaction that has locked them; as many statements for a
 * hundred as for one.
 */
export async function recordDeletions(
  transaction: Prisma.TransactionClient,
  author: Author,
  list: readonly Deleted[],
): Promise<void> {
  const [first] = list
  if (!first) return
  const changes = list.map(({ entity, entityId, name, before }) => ({
    ...{ entity, entityId, before, after: null },
    ...(name !== undefined && { name }),
  }))
  await recordChanges(transaction, author, changes)
  const entries = await entriesOf(transaction, first.entity, list)
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

interface Entry {
  id: number
  at: Date
}

/** The entries that have just been written: whoever else would write one of the same things waits for their rows. */
async function entriesOf(
  transaction: Prisma.TransactionClient,
  entity: string,
  list: readonly Deleted[],
): Promise<Map<number, Entry>> {
  const entityId = { in: list.map((deleted) => deleted.entityId) }
  const rows = await transaction.auditEntry.findMany({
    where: { entity, entityId, action: 'delete' },
    // The last of each wins: it may have been deleted and restored before.
    orderBy: { id: 'asc' },
    select: { id: true, at: true, entityId: true },
  })
  return new Map(rows.map(({ entityId, ...entry }) => [entityId, entry]))
}

/** In the database itself: an establishment may have any number of them. */
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
