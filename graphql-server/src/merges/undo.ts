import { UndoCounts } from '../audit/undo/act.ts'
import { type ChangePlan, refuseUndo, withPhotos } from '../audit/undo/change.ts'
import { type FoundEntry, readOpenLines } from '../audit/undo/entries.ts'
import { checkNames, chosenFields, type UndoChoice } from '../audit/undo/fields.ts'
import { writePhotos } from '../audit/undo/photos.ts'
import { planUndo, type UndoPlan } from '../audit/undo/plan.ts'
import { undoing, writeUndo } from '../audit/undo/write.ts'
import { lockBusinesses } from '../businesses/write.ts'
import { mailContactsOfAct } from '../contact-changes/mail.ts'
import type { Context } from '../context.ts'
import { raiseVersion } from '../database/catalogue-version.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import type { Author } from '../writes/trail.ts'
import { separateFavorites } from './favorites.ts'
import { type Moved, moveRowsBack } from './tables.ts'

async function planMergeUndo(
  transaction: Prisma.TransactionClient,
  act: FoundEntry,
  choice: UndoChoice,
  isLocked: boolean,
) {
  const open = await readOpenLines(transaction, act.id)
  const plans = open.length > 0 ? await planLines(transaction, open, choice, isLocked) : []
  const lines: ChangePlan[] = []
  for (const plan of plans) lines.push(await withPhotos(transaction, plan, choice))
  const counts = new UndoCounts()
  // All or nothing.
  const impossible = lines.filter(({ whole }) => whole.outcome === 'impossible')
  for (const { whole } of impossible.length > 0 ? impossible : lines) counts.add(whole)
  const fields = impossible.length > 0 ? [] : lines.flatMap((line) => line.fields)
  return { lines, fields, counts }
}

/** An address hidden by the merge stays hidden, with the areas that came with it (hidden-address). */
async function planLines(
  transaction: Prisma.TransactionClient,
  open: Awaited<ReturnType<typeof readOpenLines>>,
  choice: UndoChoice,
  isLocked: boolean,
): Promise<UndoPlan[]> {
  const plans = await planUndo(transaction, open, choice, isLocked)
  const refused = plans.find(({ outcome, entry }) => outcome === 'impossible' && entry.action === 'update')
  const chosen = refused ? chosenFields(refused.fields, choice) : []
  const others = chosen.filter(({ group }) => group !== 'areas')
  if (others.length === chosen.length) return plans
  const fields = others.map(({ field }) => field)
  return planUndo(transaction, open, { ...choice, fields }, isLocked)
}

/** Previews the undo of a merge; writes nothing. */
export async function previewMergeUndo(prisma: PrismaClient, act: FoundEntry, choice: UndoChoice) {
  const { counts, fields } = await planMergeUndo(prisma, act, choice, false)
  return { counts, fields }
}

/**
 * Undoes a merge in one transaction: the other establishment is restored with its id, slug, favorites and all moved rows. Later
 * changes of the kept one are preserved unless chosen.
 *
 * @throws ConflictError when it was undone already or cannot be
 */
export async function undoMerge(
  context: Context,
  author: Author,
  act: FoundEntry,
  choice: UndoChoice,
): Promise<UndoCounts> {
  const key = `undo-${act.id}-${author.actorId ?? 0}`
  const writer: Author = { ...author, act: { key, action: 'merge', entity: 'business', undoesId: act.id } }
  const counts = await inTransaction(
    context.prisma,
    (transaction) => writeMergeUndo(transaction, context, writer, act, choice),
    { isRepeatable: true },
  )
  await mailContactsOfAct(context, { actKey: key })
  return counts
}

async function writeMergeUndo(
  transaction: Prisma.TransactionClient,
  { images }: Pick<Context, 'images'>,
  author: Author,
  act: FoundEntry,
  choice: UndoChoice,
): Promise<UndoCounts> {
  const merge = await transaction.businessMerge.findUnique({ where: { auditEntryId: act.id } })
  if (merge) await lockBusinesses(transaction, [merge.keptId])
  const { lines, counts, fields } = await planMergeUndo(transaction, act, choice, true)
  refuseUndo(counts, () => checkNames(fields, choice))
  const deletion = lines.find(({ plan }) => plan.outcome === 'restore')?.plan
  if (merge && deletion) {
    // Frees the slug for the restored establishment.
    await transaction.businessMerge.deleteMany({ where: { goneId: merge.goneId } })
    await separateFavorites(transaction, merge.keptId, deletion.entry.id)
  }
  await writeLines(transaction, { images }, author, lines)
  if (merge && deletion) {
    const move = { from: merge.keptId, to: merge.goneId }
    await moveRowsBack(transaction, move, merge.moved as unknown as Moved)
    await raiseVersion(transaction, [merge.keptId, merge.goneId])
  }
  return counts
}

/** Finds the line of an establishment, with its fields and photos. */
async function writeLines(
  transaction: Prisma.TransactionClient,
  { images }: Pick<Context, 'images'>,
  author: Author,
  lines: readonly ChangePlan[],
): Promise<void> {
  const writer = { ...author, saveKey: author.act?.key ?? null }
  const plans = lines.map(({ plan }) => plan)
  await writeUndo(transaction, writer, plans)
  for (const { plan, photos } of lines)
    if (photos && photos.chosen.length > 0)
      await writePhotos(transaction, undoing(writer, [plan]), plan.entry, photos, {
        images,
        turned: new Map(),
      })
}
