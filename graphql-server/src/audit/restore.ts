import { builder } from '../builder.ts'
import { isOfPhotos, putPhotosBack, type RemovedPhotos, readPhotos, touch } from '../businesses/photo-rows.ts'
import { lockBusinesses } from '../businesses/write.ts'
import { raiseVersion } from '../database/catalogue-version.ts'
import { inTransaction } from '../database/transaction.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { parseId } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'
import { entryRows } from '../taxonomy/entry-rows.ts'
import { entryTypes } from '../taxonomy/entry-types.ts'
import { restorableDays, restorableMs } from '../writes/deletions.ts'
import {
  type AuditEntity,
  type Author,
  authorOf,
  changeOfBusiness,
  isOfPerson,
  recordChange,
} from '../writes/trail.ts'
import { type KeptDeletion, restoreBusiness, restoreEntry } from './restore-rows.ts'
import { AuditEntity as AuditEntityType } from './type.ts'

/** Entities whose deletion can be taken back. */
type RestorableEntity = Exclude<AuditEntity, 'user' | 'invitation'>

/** A restored entity. */
export interface Restored {
  /** Id of the deletion's entry in the trail. */
  entryId: number
  entity: RestorableEntity
  id: number
  name: string
  slug: string
  /** The slug that it had, where that has been taken since; null otherwise. */
  formerSlug: string | null
}

const Restoration = builder.objectRef<Restored>('Restoration').implement({
  description: 'What has come back when a deletion was taken back; of removed photos, their establishment.',
  fields: (t) => ({
    entry: t.prismaField({
      type: 'AuditEntry',
      description: 'The entry of the deletion, as it is now.',
      resolve: (query, { entryId }, _args, { prisma }) =>
        prisma.auditEntry.findUniqueOrThrow({ ...query, where: { id: entryId } }),
    }),
    entity: t.expose('entity', { type: AuditEntityType, description: 'What kind of thing has come back.' }),
    id: t.exposeID('id', { description: 'Its id: the one that it had, unless that has been taken since.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    slug: t.exposeString('slug', { description: 'Its slug.' }),
    formerSlug: t.exposeString('formerSlug', {
      nullable: true,
      description: 'The slug that it had, where somebody else has that by now; null when it has it again.',
    }),
  }),
})

builder.mutationField('restoreDeletion', (t) =>
  t.field({
    type: Restoration,
    authScopes: { admin: true },
    description:
      'Takes a deletion of the last 30 days back: an establishment with its photos, categories, owner and favorites, as far as their accounts are there; photos that were removed from one; a city, neighborhood, category or subcategory with its picture. CONFLICT when it is too late or what it needs is gone; asked for twice, it is done once.',
    args: {
      auditEntryId: t.arg.id({
        required: true,
        description: 'The entry of the deletion in the audit trail.',
      }),
    },
    resolve: async (_root, { auditEntryId }, context) => {
      const id = parseId(auditEntryId)
      if (id === null) throw new NotFoundError(texts.restorations.notFound)
      return restoreDeletion(context.prisma, await authorOf(context), id)
    },
  }),
)

/**
 * Takes a deletion back: the entity gets its id and slug again where these are free. A second call changes nothing and
 * answers the same.
 *
 * @param author for the audit trail
 * @param entryId the deletion's entry in the trail
 * @throws NotFoundError when there is no such deletion
 * @throws ConflictError when it is too late, the entity has been deleted again, or what it needs is gone
 */
function restoreDeletion(prisma: PrismaClient, author: Author, entryId: number): Promise<Restored> {
  return inTransaction(prisma, async (transaction) => {
    const deletion = await lockDeletion(transaction, entryId)
    if (!deletion) return restoredBefore(transaction, entryId)
    const { entity, state } = deletion
    if (isOfPhotos(state)) return restorePhotos(transaction, author, deletion, state)
    const { id, name, slug, after } =
      entity === 'business'
        ? await restoreBusiness(transaction, deletion)
        : await restoreEntry(transaction, entryTypes[entity], deletion)
    const change = { entity, entityId: id, before: null, after, restoresId: entryId }
    await recordChange(transaction, author, change)
    await forgetDeletion(transaction, entryId)
    await raiseVersion(transaction, entity === 'business' ? [id] : [])
    const former = (state as { row: { slug: string } }).row.slug
    return { entryId, entity, id, name, slug, formerSlug: former === slug ? null : former }
  })
}

function forgetDeletion(transaction: Prisma.TransactionClient, entryId: number) {
  return transaction.deletion.delete({ where: { auditEntryId: entryId }, select: { auditEntryId: true } })
}

/** Puts removed photos back. @throws ConflictError when their establishment is gone or has too many */
async function restorePhotos(
  transaction: Prisma.TransactionClient,
  author: Author,
  { deletionId, entityId: id, name: formerName }: LockedDeletion,
  state: RemovedPhotos,
): Promise<Restored> {
  const [locked] = await lockBusinesses(transaction, [id])
  if (!locked)
    throw new ConflictError(
      'PARENT_MISSING',
      texts.restorations.missing([texts.restorations.named.business(formerName ?? '')]),
    )
  const saved = await readPhotos(transaction, id)
  const after = { photos: await putPhotosBack(transaction, id, saved, state) }
  const before = { photos: saved.map(({ hash }) => hash) }
  const { name } = locked
  const change = changeOfBusiness(id, { name, before, after, restoresId: deletionId })
  await recordChange(transaction, author, change)
  await forgetDeletion(transaction, deletionId)
  await touch(transaction, id)
  const where = { id }
  const { slug } = await transaction.business.findUniqueOrThrow({ where, select: { slug: true } })
  return { entryId: deletionId, entity: 'business', id, name, slug, formerSlug: null }
}

interface LockedDeletion extends KeptDeletion {
  entity: RestorableEntity
  entityId: number
  /** What it was done to was called so then. */
  name: string | null
}

/**
 * Reads a deletion and locks it against a second restoration.
 *
 * @returns null when it has been taken back or purged
 * @throws ConflictError when it is too late
 */
async function lockDeletion(
  transaction: Prisma.TransactionClient,
  entryId: number,
): Promise<LockedDeletion | null> {
  const locked = await transaction.$queryRaw<unknown[]>`
    SELECT audit_entry_id FROM deletions WHERE audit_entry_id = ${entryId} FOR UPDATE`
  if (locked.length === 0) return null
  const { at, state, ownerId, auditEntry } = await transaction.deletion.findUniqueOrThrow({
    where: { auditEntryId: entryId },
    include: { auditEntry: { select: { entity: true, entityId: true, name: true } } },
  })
  if (at.getTime() + restorableMs <= Date.now())
    throw new ConflictError('RESTORE_EXPIRED', texts.restorations.expired(restorableDays))
  const entity = auditEntry.entity as RestorableEntity
  return { ...auditEntry, deletionId: entryId, entity, state, ownerId }
}

/** What became of a deletion that is not kept any more. @throws as `restoreDeletion` does */
async function restoredBefore(transaction: Prisma.TransactionClient, entryId: number): Promise<Restored> {
  const entry = await transaction.auditEntry.findUnique({
    where: { id: entryId },
    select: { action: true, entity: true, changes: true, restoration: { select: { entityId: true } } },
  })
  // Removed photos are a change of their establishment.
  if (!entry || isOfPerson(entry.entity as AuditEntity) || (entry.action !== 'delete' && !entry.restoration))
    throw new NotFoundError(texts.restorations.notFound)
  if (!entry.restoration)
    throw new ConflictError('RESTORE_EXPIRED', texts.restorations.expired(restorableDays))
  const entity = entry.entity as RestorableEntity
  const id = entry.restoration.entityId
  const row = await entryRows(transaction, entity).findUnique({
    where: { id },
    select: { name: true, slug: true },
  })
  if (!row) throw new ConflictError('DELETED_AGAIN', texts.restorations.deletedAgain)
  const slug = String(row.slug)
  const { slug: change } = (entry.changes ?? {}) as { slug?: { before?: unknown } }
  const former = typeof change?.before === 'string' ? change.before : slug
  return { entryId, entity, id, name: String(row.name), slug, formerSlug: former === slug ? null : former }
}
