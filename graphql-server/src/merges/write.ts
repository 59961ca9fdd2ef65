import { randomUUID } from 'node:crypto'
import { weekFields } from '../../../schema/hours/hours.ts'
import { deleteBusinessRows } from '../businesses/delete.ts'
import { mailHiding } from '../businesses/hiding-mail.ts'
import { checkBusinesses, fieldsToCheck } from '../businesses/rules.ts'
import { lockStored, type StoredBusiness } from '../businesses/stored.ts'
import { toUpdate, updateBusinessRows } from '../businesses/write.ts'
import type { Context } from '../context.ts'
import { raiseVersion } from '../database/catalogue-version.ts'
import { BadUserInputError, ConflictError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import type { Author } from '../writes/trail.ts'
import { joinFavorites } from './favorites.ts'
import { type MergeChoice, mergedFields } from './fields.ts'
import { absence } from './merged.ts'
import { mergePhotos } from './photos.ts'
import { moveRows } from './tables.ts'

export interface MergeInput extends MergeChoice {
  keptId: number
  otherId: number
  /** Versions that the administrator saw. */
  keptVersion: number
  otherVersion: number
}

/** Reason why the owners prevent a merge, in Portuguese; null if they do not. */
export function ownersProblem(kept: StoredBusiness, other: StoredBusiness): string | null {
  const owners = [kept.fields.ownerId, other.fields.ownerId]
  if (owners[0] === owners[1]) return null
  return owners.includes(null) ? texts.merges.claimFirst : texts.merges.differentOwners
}

/**
 * Merges two establishments: the kept one gets the chosen values and everything that refers to the other one, whose slug redirects
 * (merge). It is one act of the audit trail with two lines. A repeated request with the same `actKey` merges once.
 *
 * @returns the id of the act, and whether the result is now a draft
 * @throws NotFoundError, MergedError, ConflictError, BadUserInputError by path under `input`
 */
export async function mergeBusinesses(
  transaction: Prisma.TransactionClient,
  context: Pick<Context, 'mail' | 'origin'>,
  author: Author,
  input: MergeInput,
): Promise<{ actId: number; actKey: string; isNowDraft: boolean }> {
  const { keptId, otherId } = input
  if (keptId === otherId) throw new BadUserInputError({ 'input.otherId': texts.merges.same })
  const stored = await lockStored(transaction, [keptId, otherId])
  const before = await findBefore(transaction, author, input)
  if (before) return { ...before, isNowDraft: false }
  const [kept, other] = [keptId, otherId].map((id) => stored.find((each) => each.id === id))
  if (!kept || !other) throw await absence(transaction, { id: kept ? otherId : keptId }, true)
  if (kept.version !== input.keptVersion || other.version !== input.otherVersion)
    throw new ConflictError('STALE_VERSION', texts.merges.stale)
  const problem = ownersProblem(kept, other)
  if (problem) throw new ConflictError('OWNERS_DIFFER', problem)

  const update = toUpdate(kept, mergedFields(kept.fields, other.fields, input))
  const { after, changed } = update
  await checkBusinesses(transaction, [after], fieldsToCheck(kept.fields, after, changed))
  const key = author.actKey ?? randomUUID()
  // Fields and photos share one line.
  const writer: Author = { ...author, saveKey: key, act: { key, action: 'merge', entity: 'business' } }
  const data = await keptColumns(transaction, kept, other, changed)
  if (changed.length > 0) await updateBusinessRows(transaction, writer, [update])
  await transaction.business.update({ where: { id: keptId }, data, select: { id: true } })
  await mergePhotos(transaction, writer, { id: keptId, name: after.name }, otherId, input.photoIds)
  const { name } = other.fields
  const move = { from: otherId, to: keptId }
  await joinFavorites(transaction, move, name === after.name ? null : name)
  const moved = await moveRows(transaction, move, after)
  const actId = await recordMerge(transaction, writer, input, key, moved)
  await mailHiding(transaction, context, kept, changed)
  await raiseVersion(transaction, [keptId, otherId])
  return { actId, actKey: key, isNowDraft: after.state === 'DRAFT' && changed.includes('state') }
}

/** Finds a merge made under the same key. @throws ConflictError if the key belongs to another act */
async function findBefore(
  transaction: Prisma.TransactionClient,
  { actorId, actKey }: Author,
  { keptId, otherId }: MergeInput,
) {
  if (!actKey) return null
  const act = await transaction.auditEntry.findUnique({
    where: { actKey },
    select: { id: true, actorId: true },
  })
  if (!act) return null
  const merge = await transaction.businessMerge.findUnique({ where: { auditEntryId: act.id } })
  if (merge?.goneId !== otherId || merge.keptId !== keptId || act.actorId !== actorId)
    throw new ConflictError('STALE_VERSION', texts.businesses.bulk.foreignKey)
  return { actId: act.id, actKey }
}

/**
 * Server-managed columns of the result: times of values taken from the other one are kept. The row is always written, since it was
 * checked under its lock (two-nodes).
 */
async function keptColumns(
  transaction: Prisma.TransactionClient,
  kept: StoredBusiness,
  other: StoredBusiness,
  changed: readonly string[],
) {
  const rows = await transaction.business.findMany({
    where: { id: { in: [kept.id, other.id] } },
    select: {
      id: true,
      hoursInformedOn: true,
      closedOn: true,
      createdAt: true,
      firstPublishedAt: true,
      publishedActId: true,
    },
  })
  const day = (side: StoredBusiness, name: 'hoursInformedOn' | 'closedOn') =>
    rows.find(({ id }) => id === side.id)?.[name] ?? null
  const isPublished = kept.fields.state === 'DRAFT' && changed.includes('state')
  const published = isPublished ? rows.find(({ id }) => id === other.id) : null
  const isWeekTaken = weekFields.some((name) => changed.includes(name))
  const hidden = [kept.contactsHiddenUntil, other.contactsHiddenUntil].filter((until) => until !== null)
  return {
    updatedAt: new Date(),
    contactsHiddenUntil: hidden.sort().at(-1) ?? null,
    hoursInformedOn: day(isWeekTaken ? other : kept, 'hoursInformedOn'),
    closedOn: day(changed.includes('state') ? other : kept, 'closedOn'),
    ...(published && {
      firstPublishedAt: published.firstPublishedAt ?? published.createdAt,
      publishedActId: published.publishedActId,
    }),
    ...(changed.length === 0 && { version: { increment: 1 } }),
  }
}

/** Deletes the other one as the second line of the act and redirects its slug. @returns the id of the act */
async function recordMerge(
  transaction: Prisma.TransactionClient,
  writer: Author,
  { keptId, otherId }: MergeInput,
  actKey: string,
  moved: object,
): Promise<number> {
  const { slug } = await transaction.business.findUniqueOrThrow({
    where: { id: otherId },
    select: { slug: true },
  })
  await deleteBusinessRows(transaction, writer, [otherId])
  const { id } = await transaction.auditEntry.findUniqueOrThrow({ where: { actKey }, select: { id: true } })
  const data = { goneId: otherId, goneSlug: slug, keptId, auditEntryId: id, moved: { ...moved } }
  await transaction.businessMerge.create({ data, select: { goneId: true } })
  return id
}
