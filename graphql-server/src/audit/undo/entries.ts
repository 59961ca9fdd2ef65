import { batchedPerRequest } from '../../context.ts'
import { ConflictError, NotFoundError } from '../../errors.ts'
import { Prisma, type PrismaClient } from '../../generated/prisma/client.ts'
import { parseId } from '../../lists/keys.ts'
import { texts } from '../../messages/texts.ts'
import { restorableDays, restorableMs } from '../../writes/restorable.ts'
import { hasLines } from '../entry-reads.ts'
import { withAnswerFields } from './deprecated-fields.ts'

const columns = {
  id: true,
  at: true,
  action: true,
  entity: true,
  entityId: true,
  name: true,
  changes: true,
  restoration: { select: { id: true } },
  undos: { select: { changes: true } },
  deletion: { select: { state: true, ownerId: true } },
} as const satisfies Prisma.AuditEntrySelect

/** An entry of the trail with all that taking it back needs. */
export type UndoEntry = Prisma.AuditEntryGetPayload<{ select: typeof columns }>

export async function readUndoEntries(
  transaction: Prisma.TransactionClient,
  ids: readonly number[],
): Promise<UndoEntry[]> {
  const entries = await transaction.auditEntry.findMany({
    where: { id: { in: [...ids] } },
    orderBy: { id: 'desc' },
    select: columns,
  })
  return withAnswerFields(transaction, entries)
}

/** A merge that was taken back is made again, not taken back once more: what has moved since is not known. */
export const isMergeUndo = ({ action, undoesId }: { action: string; undoesId: number | null }) =>
  action === 'merge' && undoesId !== null

/** Whether an entry is a change of establishments that may be taken back. */
export const isUndoable = ({ entity }: { entity: string }) => entity === 'business'

/**
 * Finds the entry that is to be taken back.
 *
 * @param reference its id, or the `actKey` under which it was made
 * @throws NotFoundError when there is none that can be taken back, ConflictError when it is too late
 */
export async function findUndoEntry(prisma: Prisma.TransactionClient, reference: string) {
  const id = parseId(reference)
  const where = id === null ? { actKey: reference } : { id }
  const select = {
    id: true,
    at: true,
    action: true,
    entity: true,
    entityId: true,
    undoesId: true,
    actKey: true,
  }
  const found = await prisma.auditEntry.findFirst({ where, select: { ...select, partOf: { select } } })
  // A line of a merge is taken back with the whole.
  const entry = found?.partOf?.action === 'merge' ? found.partOf : found
  if (!entry || !isUndoable(entry)) throw new NotFoundError(texts.undo.notFound)
  if (isMergeUndo(entry)) throw new ConflictError('UNDO_IMPOSSIBLE', texts.merges.again)
  if (entry.at.getTime() + restorableMs <= Date.now())
    throw new ConflictError('RESTORE_EXPIRED', texts.undo.expired(restorableDays))
  return { ...entry, isAct: hasLines(entry.action) }
}

export type FoundEntry = Awaited<ReturnType<typeof findUndoEntry>>

/** A line of an act, with its establishment. */
export interface Line {
  id: number
  entityId: number
}

/** No later entry has taken the line back. */
const isOpen = Prisma.sql`line.entity = 'business'
  AND NOT EXISTS (SELECT 1 FROM audit_entries r WHERE r.restores_id = line.id)
  AND NOT EXISTS (SELECT 1 FROM audit_entries u WHERE u.undoes_id = line.id)`

/** The lines of an act that nothing has taken back yet, the last one first. */
export function readOpenLines(prisma: Prisma.TransactionClient, actId: number): Promise<Line[]> {
  return prisma.$queryRaw`
    SELECT line.id, line.entity_id AS entityId FROM audit_entries line
    WHERE line.part_of_id = ${actId} AND ${isOpen} ORDER BY line.id DESC`
}

/** Whether an act has a line that nothing has taken back; for all acts of an answer with one statement. */
export const hasOpenLines = batchedPerRequest(readActsWithOpenLines)

async function readActsWithOpenLines(prisma: PrismaClient, ids: readonly number[]): Promise<boolean[]> {
  const rows = await prisma.$queryRaw<{ id: number }[]>`
    SELECT act.id FROM audit_entries act WHERE act.id IN (${Prisma.join([...ids])})
    AND EXISTS (SELECT 1 FROM audit_entries line WHERE line.part_of_id = act.id AND ${isOpen})`
  const open = new Set(rows.map(({ id }) => id))
  return ids.map((id) => open.has(id))
}
