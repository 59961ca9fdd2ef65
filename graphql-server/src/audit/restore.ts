import { builder } from '../builder.ts'
import {
  isOfPhotos,
  putPhotosBack,
  type RemovedPhotos,
  readPhotos,
  touch,
} from '../businesses/photos/photo-rows.ts'
import { lockBusinesses } from '../businesses/write.ts'
import { raiseTaxonomyVersion, raiseVersion } from '../database/catalogue-version.ts'
import { retryWithSync } from '../database/cluster/second-look.ts'
import { inTransaction, TryAgain } from '../database/transaction.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { idOrZero } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'
import { entryRows } from '../taxonomy/entry-rows.ts'
import { entryTypes } from '../taxonomy/entry-types.ts'
import { restorableDays, restorableMs } from '../writes/restorable.ts'
import {
  type AuditEntity,
  type Author,
  type Change,
  changeOfBusiness,
  isOfPerson,
  recordChange,
  requestAuthor,
} from '../writes/trail.ts'
import { restoreBusinesses, restoreEntry } from './restore-rows.ts'
import { AuditEntity as AuditEntityType } from './type.ts'

type RestorableEntity = Exclude<AuditEntity, 'user' | 'invitation' | 'source_category'>

const Restoration = builder.objectRef<Awaited<ReturnType<typeof restored>>>('Restoration').implement({
  description: 'Result of undoing a deletion: the restored entity, or the establishment of restored photos.',
  fields: (t) => ({
    entry: t.prismaField({
      type: 'AuditEntry',
      description: 'Audit entry of the deletion, in its current state.',
      resolve: (query, { entryId }, _args, { prisma }) =>
        prisma.auditEntry.findUniqueOrThrow({ ...query, where: { id: entryId } }),
    }),
    entity: t.expose('entity', { type: AuditEntityType, description: 'Type of the restored entity.' }),
    id: t.exposeID('id', { description: 'Id of the entity: the former one, unless taken since.' }),
    name: t.exposeString('name', { description: 'Name of the entity.' }),
    slug: t.exposeString('slug', { description: 'Slug of the entity.' }),
    formerSlug: t.exposeString('formerSlug', {
      nullable: true,
      description: 'Former slug if another entity has taken it, else null.',
    }),
  }),
})

builder.mutationField('restoreDeletion', (t) =>
  t.field({
    type: Restoration,
    authScopes: { admin: true },
    description:
      'Undoes a deletion of the last 30 days: an establishment with its photos, categories, owner and favorites, as far as their accounts exist; photos removed from one; a city, neighborhood, category or subcategory with its picture; an attribute. CONFLICT if it is too late or something it refers to is gone. A repeated call restores once.',
    args: {
      auditEntryId: t.arg.id({
        required: true,
        description: 'Id of the audit entry of the deletion.',
      }),
    },
    resolve: async (_root, { auditEntryId }, context) =>
      restoreDeletion(context.prisma, await requestAuthor(context), idOrZero(auditEntryId)),
  }),
)

/**
 * Undoes a deletion: the entity gets its id and slug back if they are free. A second call changes nothing and returns
 * the same.
 *
 * @param author for the audit trail
 * @param entryId audit entry of the deletion
 * @throws NotFoundError for an unknown deletion
 * @throws ConflictError when it is too late, the entity has been deleted again, or a reference is gone
 */
function restoreDeletion(prisma: PrismaClient, author: Author, entryId: number) {
  return retryWithSync(prisma, async () => {
    await inTransaction(prisma, async (transaction) => {
      const deletion = await lockDeletion(transaction, entryId)
      if (!deletion) return
      if (isOfPhotos(deletion.state)) await restorePhotos(transaction, author, deletion, deletion.state)
      else await restoreWhole(transaction, author, deletion)
    })
    return restored(prisma, entryId)
  })
}

async function recordRestoration(transaction: Prisma.TransactionClient, author: Author, change: Change) {
  await recordChange(transaction, author, change)
  const where = { auditEntryId: change.restoresId ?? 0 }
  await transaction.deletion.delete({ where, select: { auditEntryId: true } })
}

async function restoreWhole(
  transaction: Prisma.TransactionClient,
  author: Author,
  deletion: LockedDeletion,
): Promise<void> {
  const { entity, deletionId: restoresId } = deletion
  const [restored] =
    entity === 'business'
      ? await restoreBusinesses(transaction, [deletion])
      : [await restoreEntry(transaction, entryTypes[entity], deletion)]
  if (!restored) throw new TryAgain()
  const { id, after } = restored
  await recordRestoration(transaction, author, { entity, entityId: id, before: null, after, restoresId })
  await (entity === 'business' ? raiseVersion(transaction, [id]) : raiseTaxonomyVersion(transaction))
}

/**
 * Reinserts removed photos.
 *
 * @throws ConflictError when their establishment is gone or has too many
 */
async function restorePhotos(
  transaction: Prisma.TransactionClient,
  author: Author,
  { deletionId, entityId: id, name: formerName }: LockedDeletion,
  state: RemovedPhotos,
): Promise<void> {
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
  await recordRestoration(transaction, author, change)
  await touch(transaction, id)
}

/**
 * Reads a deletion and locks it against a second restoration.
 *
 * @returns the deletion with the entity's name at that time; null if it was undone or purged
 * @throws ConflictError when it is too late, or the deletion is part of a merge
 */
async function lockDeletion(transaction: Prisma.TransactionClient, entryId: number) {
  const locked = await transaction.$queryRaw<unknown[]>`
    SELECT audit_entry_id FROM deletions WHERE audit_entry_id = ${entryId} FOR UPDATE`
  if (locked.length === 0) return null
  const { at, state, ownerId, auditEntry } = await transaction.deletion.findUniqueOrThrow({
    where: { auditEntryId: entryId },
    include: {
      auditEntry: {
        select: { entity: true, entityId: true, name: true, partOf: { select: { action: true } } },
      },
    },
  })
  if (auditEntry.partOf?.action === 'merge') throw new ConflictError('PART_OF_MERGE', texts.merges.asOne)
  if (at.getTime() + restorableMs <= Date.now())
    throw new ConflictError('RESTORE_EXPIRED', texts.restorations.expired(restorableDays))
  const entity = auditEntry.entity as RestorableEntity
  return { ...auditEntry, deletionId: entryId, entity, state, ownerId }
}

type LockedDeletion = NonNullable<Awaited<ReturnType<typeof lockDeletion>>>

/**
 * Reads the result of a deletion that is no longer kept.
 *
 * @returns the restored entity; `formerSlug` is null unless it was taken
 * @throws like `restoreDeletion`
 */
async function restored(prisma: PrismaClient, entryId: number) {
  const entry = await prisma.auditEntry.findUnique({
    where: { id: entryId },
    select: { action: true, entity: true, changes: true, restoration: { select: { entityId: true } } },
  })
  // A removal of photos is an update of their establishment.
  if (!entry || isOfPerson(entry.entity as AuditEntity) || (entry.action !== 'delete' && !entry.restoration))
    throw new NotFoundError(texts.restorations.notFound)
  if (!entry.restoration)
    throw new ConflictError('RESTORE_EXPIRED', texts.restorations.expired(restorableDays))
  const entity = entry.entity as RestorableEntity
  const id = entry.restoration.entityId
  const row = await entryRows(prisma, entity).findUnique({
    where: { id },
    select: { name: true, slug: true },
  })
  if (!row) throw new ConflictError('DELETED_AGAIN', texts.restorations.deletedAgain)
  const slug = String(row.slug)
  const { slug: change } = (entry.changes ?? {}) as { slug?: { before?: unknown } }
  const former = typeof change?.before === 'string' ? change.before : slug
  return { entryId, entity, id, name: String(row.name), slug, formerSlug: former === slug ? null : former }
}
