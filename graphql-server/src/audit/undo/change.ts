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

interface ChangePlan {
  plan: UndoPlan
  photos: PhotosPlan | null
  /** Of the establishment and of its photos. */
  fields: readonly UndoField[]
}

async function planChange(
  transaction: Prisma.TransactionClient,
  { id, entityId }: FoundEntry,
  choice: UndoChoice,
  isLocked: boolean,
): Promise<ChangePlan> {
  const [plan] = await planUndo(transaction, [{ id, entityId }], choice, isLocked)
  if (!plan) throw new ConflictError('UNDO_IMPOSSIBLE', texts.undo.notFound)
  const isThere = plan.entry.action === 'update' && plan.outcome !== 'impossible'
  const photos = isThere ? await planPhotos(transaction, plan.entry, choice) : null
  return { plan, photos, fields: [...plan.fields, ...(photos?.fields ?? [])] }
}

/** What taking one change back would do, and its fields; nothing is written. */
export async function previewChange(prisma: PrismaClient, entry: FoundEntry, choice: UndoChoice) {
  const { plan, photos, fields } = await planChange(prisma, entry, choice, false)
  const counts = new UndoCounts()
  counts.add(together(plan, photos))
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
  const { plan, photos, fields } = await planChange(transaction, entry, choice, true)
  const whole = together(plan, photos)
  if (whole.outcome === 'impossible')
    throw new ConflictError('UNDO_IMPOSSIBLE', texts.undo.refused(whole.reason))
  if (whole.outcome === 'nothing') throw new ConflictError('ALREADY_UNDONE', texts.undo.already)
  if (plan.entry.action === 'update') checkNames(fields, choice)
  if (whole.outcome === 'changed') throw new ConflictError('CHANGED_SINCE', texts.undo.changedSince)
  const isOfPhotos = photos && photos.chosen.length > 0
  const writer = undoing(author, [plan])
  const { images } = context
  const replaced = isOfPhotos
    ? await writePhotos(transaction, writer, plan.entry, photos, { images, turned })
    : []
  await writeUndo(transaction, author, [plan])
  await mailContactChanges(transaction, context, entry.entityId)
  const counts = new UndoCounts()
  counts.add(whole)
  return { counts, replaced }
}
