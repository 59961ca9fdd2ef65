import type { Context } from '../context.ts'
import { raiseTaxonomyVersion } from '../database/catalogue-version.ts'
import { inTransaction, orTryAgain } from '../database/transaction.ts'
import { ConflictError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { idOrZero } from '../lists/keys.ts'
import { deleteUnusedImages, withImages } from '../media/uploads/request-images.ts'
import type { Upload } from '../media/uploads/upload.ts'
import { texts } from '../messages/texts.ts'
import { createOnce } from '../writes/create-once.ts'
import { recordDeletions } from '../writes/deletions.ts'
import { type Author, recordChange, requestAuthor } from '../writes/trail.ts'
import {
  auditedEntry,
  countUses,
  deletedEntry,
  entryColumns,
  entryRows,
  lockEntry,
  namedCategories,
  type Picture,
  writeCategories,
} from './entry-rows.ts'
import type { EntryType } from './entry-types.ts'
import { applyInput, type EntryInput, writeUnique } from './entry-values.ts'

/**
 * Adds an entry inside a transaction. The caller raises the catalogue's version.
 *
 * @returns its id
 * @throws as `applyInput`, and TryAgain when another writer took its slug or deleted its parent
 */
export async function insertEntry(
  transaction: Prisma.TransactionClient,
  author: Author,
  type: EntryType,
  input: EntryInput,
  picture: Picture | null = null,
): Promise<number> {
  const after = { values: await applyInput(transaction, type, input, null), picture }
  const rows = entryRows(transaction, type.name)
  const data = entryColumns(type, after)
  const { id } = await writeUnique(type, data, () => rows.create({ data, select: { id: true } }))
  if (type.namesCategories) await writeCategories(transaction, id, namedCategories(after))
  const change = { entity: type.name, entityId: id, before: null, after: auditedEntry(type, after) }
  await recordChange(transaction, author, change)
  return id
}

/**
 * Adds an entry with its picture, once per request key (create-once).
 *
 * @param input validated
 * @returns its id
 * @throws as `applyInput`, `createOnce` and the image intake; then nothing is stored
 */
export function createEntry(
  context: Context,
  type: EntryType,
  input: EntryInput,
  requestKey: string | null | undefined,
): Promise<number> {
  const file = sentFile(type, input)
  const withoutFile = type.image && file ? { ...input, [type.image.field]: undefined } : input
  const call = {
    mutation: `create ${type.name}`,
    requestKey,
    input: withoutFile,
    files: file ? [file] : [],
  }
  return createOnce(context, call, async (transaction, author, [taken]) => {
    const picture = taken ? { id: await context.images.addRow(transaction, taken), hash: taken.hash } : null
    return insertEntry(transaction, author, type, input, picture)
  })
}

/**
 * Applies an input to an existing entry.
 *
 * @param id as sent
 * @param input validated
 * @returns its id
 * @throws NotFoundError, and as `applyInput` and the image intake; then nothing is changed
 */
export async function updateEntry(
  context: Context,
  type: EntryType,
  id: string,
  input: EntryInput,
): Promise<number> {
  const { images, prisma } = context
  const author = await requestAuthor(context)
  const file = sentFile(type, input)
  const isPictureRemoved = type.image !== null && input[type.image.field] === null
  const [before, after] = await withImages(images, file ? [file] : [], ([taken]) =>
    inTransaction(prisma, async (transaction) => {
      const before = await lockEntry(transaction, type, idOrZero(id))
      await context.checkPreconditions?.(transaction)
      const values = await applyInput(transaction, type, input, before)
      const sent = taken && { id: await images.addRow(transaction, taken), hash: taken.hash }
      const after = { values, picture: isPictureRemoved ? null : (sent ?? before.picture) }
      const changed = differing(entryColumns(type, before), entryColumns(type, after))
      const hasOtherCategories = String(namedCategories(before)) !== String(namedCategories(after))
      if (Object.keys(changed).length > 0 || hasOtherCategories) {
        const where = { id: before.id }
        const data = { ...changed, updatedAt: new Date() }
        const rows = entryRows(transaction, type.name)
        await writeUnique(type, changed, () => rows.update({ where, data, select: { id: true } }))
        if (hasOtherCategories) await writeCategories(transaction, before.id, namedCategories(after))
        await recordChange(transaction, author, {
          entity: type.name,
          entityId: before.id,
          before: auditedEntry(type, before),
          after: auditedEntry(type, after),
        })
        await raiseTaxonomyVersion(transaction)
      }
      return [before, after] as const
    }),
  )
  if (before.picture?.id !== after.picture?.id)
    await deleteUnusedImages(context, [before.picture?.id ?? null])
  return before.id
}

/**
 * Deletes an unused entry (in-use). It is kept for 30 days with its picture.
 *
 * @param id as sent
 * @throws NotFoundError
 * @throws ConflictError that lists its uses
 */
export async function deleteEntry(context: Context, type: EntryType, id: string): Promise<void> {
  const author = await requestAuthor(context)
  await inTransaction(context.prisma, async (transaction) => {
    const entry = await lockEntry(transaction, type, idOrZero(id))
    await context.checkPreconditions?.(transaction)
    const uses = await countUses(transaction, type, entry.id)
    if (uses) throw new ConflictError('IN_USE', texts.taxonomy[type.name].inUse(uses))
    await recordDeletions(transaction, author, [
      {
        entity: type.name,
        entityId: entry.id,
        before: auditedEntry(type, entry),
        state: await deletedEntry(transaction, type, entry),
        imageIds: entry.picture ? [entry.picture.id] : [],
      },
    ])
    const rows = entryRows(transaction, type.name)
    await orTryAgain(() => rows.delete({ where: { id: entry.id }, select: { id: true } }))
    await raiseTaxonomyVersion(transaction)
  })
}

function sentFile({ image }: EntryType, input: EntryInput): Upload | undefined {
  const sent = image ? input[image.field] : undefined
  return sent instanceof Promise ? (sent as Upload) : undefined
}

function differing(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(after).filter(([column, value]) => before[column] !== value))
}
