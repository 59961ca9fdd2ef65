import { batchedPerRequest, type Context } from '../../context.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { restorableMs } from '../../writes/restorable.ts'
import { type AuditEntity, isOfPerson } from '../../writes/trail.ts'
import { hasLines } from '../entry-reads.ts'
import { hasDeprecatedFields, withAnswerFields } from './deprecated-fields.ts'
import { hasOpenLines, isMergeUndo, isUndoable } from './entries.ts'
import { openChanges, undoableChanges } from './fields.ts'

/** What `undoState` reads of an entry. */
export const undoColumns = {
  id: true,
  at: true,
  action: true,
  entity: true,
  changes: true,
  restoration: { select: { id: true } },
  deletion: { select: { at: true } },
  undos: { select: { changes: true } },
  undoesId: true,
  partOf: { select: { action: true } },
} as const satisfies Prisma.AuditEntrySelect

type Entry = Prisma.AuditEntryGetPayload<{ select: typeof undoColumns }>

interface UndoState {
  state: 'POSSIBLE' | 'DONE' | 'EXPIRED' | null
  /** Until when it is possible. */
  until: Date | null
}

/** Whether an entry can be taken back (undo); the number of statements does not depend on how many are asked for. */
export async function undoState(context: Context, entry: Entry): Promise<UndoState> {
  const { action, entity, at, restoration, deletion } = entry
  const none = { state: null, until: null }
  if (isOfPerson(entity as AuditEntity) || isMergeUndo(entry) || entry.partOf?.action === 'merge') return none
  if (action === 'delete')
    return restoration ? { state: 'DONE', until: null } : untilExpired(deletion?.at ?? new Date(0))
  if (!isUndoable(entry)) return none
  if (action === 'update' && Object.keys(undoableChanges(entry.changes)).length === 0) return none
  return (await isUndone(context, entry)) ? { state: 'DONE', until: null } : untilExpired(at)
}

/** Entries of an earlier release, for all of an answer with one statement. */
const readAnswerFields = batchedPerRequest((prisma, entries: readonly Entry[]) =>
  withAnswerFields(prisma, [...entries]),
)

async function isUndone(context: Context, entry: Entry): Promise<boolean> {
  const { id, action, undos } = entry
  if (action === 'update') {
    const named = hasDeprecatedFields(entry) ? await readAnswerFields(context, entry) : entry
    return Object.keys(openChanges(named)).length === 0
  }
  return undos.length > 0 && !(hasLines(action) && (await hasOpenLines(context, id)))
}

function untilExpired(at: Date): UndoState {
  const until = new Date(at.getTime() + restorableMs)
  return until.getTime() > Date.now() ? { state: 'POSSIBLE', until } : { state: 'EXPIRED', until: null }
}
