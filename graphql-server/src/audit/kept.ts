import { ConflictError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { restorableDays, restorableFor } from './keep-deleted.ts'
import type { AuditEntity } from './record.ts'

/** What can be restored: everything that the trail speaks of but accounts. */
export type Restorable = Exclude<AuditEntity, 'user'>

/** A deletion that has not been taken back, as it is kept. */
export interface Kept {
  /** Of its entry in the trail. */
  deletionId: number
  entity: Restorable
  /** As whoever deleted it has written it. */
  state: unknown
  ownerId: number | null
}

/** What has been restored, as its row is now. */
export interface RestoredRow {
  id: number
  name: string
  slug: string
  /** What the trail tells of it. */
  trail: Readonly<Record<string, unknown>>
}

/**
 * Reads a deletion that is about to be taken back; whoever else wants the same waits until the transaction ends.
 *
 * @param now milliseconds since 1970
 * @returns null when it has been taken back, or is not kept any more
 * @throws ConflictError when it is too late
 */
export async function lockKept(
  transaction: Prisma.TransactionClient,
  entryId: number,
  now: number,
): Promise<Kept | null> {
  const locked = await transaction.$queryRaw<unknown[]>`
    SELECT audit_entry_id FROM deletions WHERE audit_entry_id = ${entryId} FOR UPDATE`
  if (locked.length === 0) return null
  const { at, state, ownerId, auditEntry } = await transaction.deletion.findUniqueOrThrow({
    where: { auditEntryId: entryId },
    include: { auditEntry: { select: { entity: true } } },
  })
  if (at.getTime() + restorableFor <= now)
    throw new ConflictError('RESTORE_EXPIRED', texts.restorations.expired(restorableDays))
  return { deletionId: entryId, entity: auditEntry.entity as Restorable, state, ownerId }
}
