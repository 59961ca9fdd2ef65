import { inTransaction, raiseVersion } from '../database/transaction.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { rowsOf } from '../taxonomy/place-rows.ts'
import { places } from '../taxonomy/places.ts'
import { restorableDays } from './keep-deleted.ts'
import { type Kept, lockKept, type Restorable, type RestoredRow } from './kept.ts'
import { type Author, recordChange } from './record.ts'
import { restoreBusiness } from './restore-business.ts'
import { restorePlace } from './restore-place.ts'

/** What has come back. */
export interface Restored {
  /** The entry of the deletion. */
  entryId: number
  entity: Restorable
  id: number
  name: string
  slug: string
  /** The slug that it had, where that has been taken since. */
  formerSlug: string | null
}

/**
 * Takes a deletion back: what was deleted is there again, under its id and slug where these are free. Asked for twice,
 * it is done once and answered twice.
 *
 * @param author who does it, for the audit trail
 * @param entryId the deletion's entry in the trail
 * @param now milliseconds since 1970
 * @throws NotFoundError when there is no such deletion; ConflictError when it is too late, it has been deleted again,
 *   or what it needs is gone
 */
export function restoreDeletion(
  prisma: PrismaClient,
  author: Author,
  entryId: number,
  now = Date.now(),
): Promise<Restored> {
  return inTransaction(prisma, async (transaction) => {
    const kept = await lockKept(transaction, entryId, now)
    if (!kept) return restoredBefore(transaction, entryId)
    const { id, name, slug, trail } = await restore(transaction, kept)
    const { entity } = kept
    const change = { entity, entityId: id, before: null, after: trail, restoresId: entryId }
    await recordChange(transaction, author, change)
    await transaction.deletion.delete({ where: { auditEntryId: entryId }, select: { auditEntryId: true } })
    const former = (kept.state as { row: { slug: string } }).row.slug
    await raiseVersion(transaction)
    return { entryId, entity, id, name, slug, formerSlug: former === slug ? null : former }
  })
}

function restore(transaction: Prisma.TransactionClient, kept: Kept): Promise<RestoredRow> {
  return kept.entity === 'business'
    ? restoreBusiness(transaction, kept)
    : restorePlace(transaction, places[kept.entity], kept)
}

/** What a deletion that is not kept has come to: taken back already, or too late. */
async function restoredBefore(transaction: Prisma.TransactionClient, entryId: number): Promise<Restored> {
  const entry = await transaction.auditEntry.findUnique({
    where: { id: entryId },
    select: { action: true, entity: true, changes: true, restoration: { select: { entityId: true } } },
  })
  if (entry?.action !== 'delete' || entry.entity === 'user')
    throw new NotFoundError(texts.restorations.notFound)
  if (!entry.restoration)
    throw new ConflictError('RESTORE_EXPIRED', texts.restorations.expired(restorableDays))
  const entity = entry.entity as Restorable
  const id = entry.restoration.entityId
  // All five have a name and a slug, which TypeScript cannot see.
  const rows = rowsOf(transaction, { name: entity as 'city' })
  const row = await rows.findUnique({ where: { id }, select: { name: true, slug: true } })
  if (!row) throw new ConflictError('DELETED_AGAIN', texts.restorations.deletedAgain)
  const { slug: trail } = (entry.changes ?? {}) as { slug?: { before?: unknown } }
  const slug = String(row.slug)
  const former = typeof trail?.before === 'string' ? trail.before : slug
  return { entryId, entity, id, name: String(row.name), slug, formerSlug: former === slug ? null : former }
}
