import type { ConfirmedValues } from '../confirmations/values.ts'
import { valueHash } from '../confirmations/values.ts'
import type { Confirmation, Prisma } from '../generated/prisma/client.ts'
import { joinDistinct, removeDistinct } from '../matching/distinct-pairs.ts'

/**
 * How a merge treats the rows of every model that refers to establishments: an administrator chooses the values, rows move to the
 * kept one, join its rows, keep the old id, or are deleted.
 */
export const decisions = {
  Business: 'chosen',
  BusinessAttribute: 'chosen',
  BusinessCategory: 'chosen',
  BusinessSubcategory: 'chosen',
  BusinessArea: 'chosen',
  Photo: 'chosen',
  Proposal: 'moves',
  Submission: 'moves',
  ConfirmationRequest: 'moves',
  ClaimCode: 'moves',
  ContactNotice: 'moves',
  /** The next run of the source matches the kept one. */
  SourceRecord: 'moves',
  /** Its former merges redirect to the kept one. */
  BusinessMerge: 'moves',
  Favorite: 'joins',
  /** The latest confirmation that applies to the values of the result. */
  Confirmation: 'joins',
  WorkMark: 'joins',
  /** The result is demo data only if both were. */
  DemoBusiness: 'joins',
  /** A source is shown only for its current value. */
  FieldSource: 'joins',
  /** Distinct pairs of the gone one apply to the kept one. */
  DistinctPair: 'joins',
  /** Deleted with the gone one; the next search finds the remaining pairs. */
  LikelyPair: 'ends',
  /** The history of the gone one is its own; MERGED answers for its id. */
  AuditEntry: 'stays',
  RequestKey: 'stays',
  NameChange: 'stays',
} as const

const moving = [
  'proposal',
  'submission',
  'confirmationRequest',
  'claimCode',
  'contactNotice',
  'sourceRecord',
] as const

/** What a merge moved, so that its undo can move it back. */
export interface Moved extends Record<(typeof moving)[number], number[]> {
  /** Ids of establishments that had been merged into the gone one. */
  merges: number[]
  workMarks: string[]
  /** Confirmations that the kept one received, with its former ones. */
  confirmations: { before: Confirmation | null; after: Omit<Confirmation, 'businessId'> }[]
  /** Ids that were demo data. */
  demo: { kept: boolean; gone: boolean }
  /** Ids that the kept one has become distinct from. */
  distinct: number[]
}

/** Ids of the gone and the kept establishment. */
export interface Move {
  from: number
  to: number
}

/** These models share columns, which TypeScript does not infer. */
const rowsOf = (transaction: Prisma.TransactionClient, model: (typeof moving)[number]) =>
  transaction[model as 'submission']

/**
 * Moves what refers to a locked establishment to the one that it is merged into.
 *
 * @param values of the result
 */
export async function moveRows(
  transaction: Prisma.TransactionClient,
  { from, to }: Move,
  values: ConfirmedValues,
): Promise<Moved> {
  const where = { businessId: from }
  const ids = {} as Record<(typeof moving)[number], number[]>
  for (const model of moving) {
    const rows = await rowsOf(transaction, model).findMany({ where, select: { id: true } })
    ids[model] = rows.map(({ id }) => id)
    if (rows.length > 0) await rowsOf(transaction, model).updateMany({ where, data: { businessId: to } })
  }
  await queueTogether(transaction, to)
  const sources = await transaction.fieldSource.findMany({ where })
  const joined = sources.map((row) => ({ ...row, businessId: to }))
  await transaction.fieldSource.createMany({ data: joined, skipDuplicates: true })
  const merged = await transaction.businessMerge.findMany({
    where: { keptId: from },
    select: { goneId: true },
  })
  await transaction.businessMerge.updateMany({
    where: { keptId: from },
    data: { keptId: to, redirectedAt: new Date() },
  })
  return {
    ...ids,
    merges: merged.map(({ goneId }) => goneId),
    workMarks: await moveWorkMarks(transaction, { from, to }),
    confirmations: await joinConfirmations(transaction, { from, to }, values),
    demo: await joinDemo(transaction, { from, to }),
    distinct: await joinDistinct(transaction, { from, to }),
  }
}

/** Moves back what a merge moved, if it still exists. */
export async function moveRowsBack(
  transaction: Prisma.TransactionClient,
  { from, to }: Move,
  moved: Moved,
): Promise<void> {
  for (const model of moving) {
    const where = { id: { in: moved[model] }, businessId: from }
    if (moved[model].length > 0)
      await rowsOf(transaction, model).updateMany({ where, data: { businessId: to } })
  }
  const merges = { goneId: { in: moved.merges }, keptId: from }
  await transaction.businessMerge.updateMany({ where: merges, data: { keptId: to } })
  const marks = { businessId: from, kind: { in: moved.workMarks } }
  await transaction.workMark.updateMany({ where: marks, data: { businessId: to } })
  for (const { before, after } of moved.confirmations) {
    const where = { businessId: from, topic: after.topic, confirmedOn: after.confirmedOn }
    const { count } = await transaction.confirmation.deleteMany({ where })
    if (count > 0 && before) await transaction.confirmation.create({ data: { ...before, businessId: from } })
  }
  await removeDistinct(transaction, from, moved.distinct)
  const demo = [...(moved.demo.kept ? [from] : []), ...(moved.demo.gone ? [to] : [])]
  const data = demo.map((businessId) => ({ businessId }))
  if (data.length > 0) await transaction.demoBusiness.createMany({ data, skipDuplicates: true })
}

/** Gives all open proposals of a topic the queue time of the first (proposal-queue). */
async function queueTogether(transaction: Prisma.TransactionClient, businessId: number): Promise<void> {
  const first = await transaction.proposal.groupBy({
    by: ['topic'],
    where: { businessId, state: 'OPEN' },
    orderBy: { topic: 'asc' },
    _min: { queuedAt: true },
  })
  for (const { topic, _min } of first) {
    const where = { businessId, state: 'OPEN' as const, topic }
    if (_min.queuedAt) await transaction.proposal.updateMany({ where, data: { queuedAt: _min.queuedAt } })
  }
}

/** @returns the kinds that were moved because the kept one did not have them */
async function moveWorkMarks(transaction: Prisma.TransactionClient, { from, to }: Move): Promise<string[]> {
  const rows = await transaction.workMark.findMany({
    where: { businessId: { in: [from, to] } },
    select: { businessId: true, kind: true },
  })
  const own = new Set(rows.flatMap(({ businessId, kind }) => (businessId === to ? kind : [])))
  const kinds = rows.flatMap(({ kind }) => (own.has(kind) ? [] : kind))
  const where = { businessId: from, kind: { in: kinds } }
  if (kinds.length > 0) await transaction.workMark.updateMany({ where, data: { businessId: to } })
  return kinds
}

async function joinConfirmations(
  transaction: Prisma.TransactionClient,
  { from, to }: Move,
  values: ConfirmedValues,
): Promise<Moved['confirmations']> {
  const rows = await transaction.confirmation.findMany({ where: { businessId: { in: [from, to] } } })
  const joined: Moved['confirmations'] = []
  for (const { businessId, ...after } of rows) {
    if (businessId === to || after.valueHash !== valueHash(after.topic, values)) continue
    const before = rows.find((each) => each.businessId === to && each.topic === after.topic) ?? null
    const holds = before?.valueHash === after.valueHash
    if (holds && (before.confirmedOn ?? '') >= (after.confirmedOn ?? '')) continue
    const where = { businessId_topic: { businessId: to, topic: after.topic } }
    await transaction.confirmation.upsert({ where, create: { ...after, businessId: to }, update: after })
    joined.push({ before, after })
  }
  return joined
}

async function joinDemo(transaction: Prisma.TransactionClient, { from, to }: Move): Promise<Moved['demo']> {
  const rows = await transaction.demoBusiness.findMany({ where: { businessId: { in: [from, to] } } })
  const isDemo = (id: number) => rows.some(({ businessId }) => businessId === id)
  if (!isDemo(from)) await transaction.demoBusiness.deleteMany({ where: { businessId: to } })
  return { kept: isDemo(to), gone: isDemo(from) }
}
