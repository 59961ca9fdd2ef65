import { mailContactChanges } from '../../contact-changes/mail.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { ConflictError } from '../../errors.ts'
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import { deleteUnusedImages } from '../../media/uploads/request-images.ts'
import { texts } from '../../messages/texts.ts'
import type { Author } from '../../writes/trail.ts'
import { UndoCounts } from './act.ts'
import type { FoundEntry } from './entries.ts'
import { checkNames, type UndoChoice, type UndoField } from './fields.ts'
import { type PhotosPlan, planPhotos, together, writePhotos } from './photos.ts'
import { planUndo, type UndoPlan } from './plan.ts'
import { storeTurnedImages, type TurnedImages } from './turns.ts'
import { undoing, writeUndo } from './write.ts'

export interface ChangePlan {
  plan: UndoPlan
  photos: PhotosPlan | null
  /** What becomes of both. */
  whole: UndoPlan
  /** Of the establishment and of its photos. */
  fields: readonly UndoField[]
}

async function planChange(
  transaction: Prisma.TransactionClient,
  { id, entityId }: FoundEntry,
  choice: UndoChoice,
  isLocked: boolean,
) {
  const [plan] = await planUndo(transaction, [{ id, entityId }], choice, isLocked)
  if (!plan) throw new ConflictError('UNDO_IMPOSSIBLE', texts.undo.notFound)
  const change = await withPhotos(transaction, plan, choice)
  const counts = new UndoCounts()
  counts.add(change.whole)
  return { ...change, counts }
}

/** Plans the photos of a change, too. */
export async function withPhotos(
  transaction: Prisma.TransactionClient,
  plan: UndoPlan,
  choice: UndoChoice,
): Promise<ChangePlan> {
  const isThere = plan.entry.action === 'update' && plan.outcome !== 'impossible'
  const photos = isThere ? await planPhotos(transaction, plan.entry, choice) : null
  const fields = [...plan.fields, ...(photos?.fields ?? [])]
  return { plan, photos, whole: together(plan, photos), fields }
}

/** What taking one change back would do, and its fields; nothing is written. */
export async function previewChange(prisma: PrismaClient, entry: FoundEntry, choice: UndoChoice) {
  const { counts, fields } = await planChange(prisma, entry, choice, false)
  return { counts, fields }
}

/**
 * Takes one change back, whole or by field, in one transaction.
 *
 * @throws ConflictError when it has been taken back, was changed since and nothing else is chosen, or cannot be done
 */
export async function undoChange(
  context: Context,
  author: Author,
  entry: FoundEntry,
  choice: UndoChoice,
): Promise<UndoCounts> {
  const { images, prisma } = context
  const turned = await storeTurnedImages(context, entry, choice)
  try {
    const { counts, replaced } = await inTransaction(prisma, (transaction) =>
      writeChange(transaction, context, author, entry, choice, turned),
    )
    await deleteUnusedImages(context, replaced)
    return counts
  } finally {
    // Keeps those that have a row now.
    if (turned.size > 0) await images.discard([...turned.values()])
  }
}

async function writeChange(
  transaction: Prisma.TransactionClient,
  context: Context,
  author: Author,
  entry: FoundEntry,
  choice: UndoChoice,
  turned: TurnedImages,
) {
  const { plan, photos, counts, fields } = await planChange(transaction, entry, choice, true)
  refuseUndo(counts, () => plan.entry.action === 'update' && checkNames(fields, choice))
  const isOfPhotos = photos && photos.chosen.length > 0
  const writer = undoing(author, [plan])
  const { images } = context
  const replaced = isOfPhotos
    ? await writePhotos(transaction, writer, plan.entry, photos, { images, turned })
    : []
  await writeUndo(transaction, author, [plan])
  await mailContactChanges(transaction, context, entry.entityId)
  return { counts, replaced }
}

/**
 * Refuses what cannot be taken back, or need not be.
 *
 * @param check called where anything is left to take back
 * @throws ConflictError
 */
export function refuseUndo({ reasons, done, changed }: UndoCounts, check: () => void): void {
  const [reason] = reasons.keys()
  if (reason !== undefined) throw new ConflictError('UNDO_IMPOSSIBLE', texts.undo.refused(reason))
  if (done + changed === 0) throw new ConflictError('ALREADY_UNDONE', texts.undo.already)
  check()
  if (done === 0) throw new ConflictError('CHANGED_SINCE', texts.undo.changedSince)
}
