import { type MailServices, mailContactsOfAct } from '../../contact-changes/mail.ts'
import type { Context } from '../../context.ts'
import { bulkTimeoutMs, inTransaction } from '../../database/transaction.ts'
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import { stopJobOfAct } from '../../photo-imports/jobs.ts'
import type { Author } from '../../writes/trail.ts'
import { type FoundEntry, type Line, readOpenLines } from './entries.ts'
import type { UndoChoice } from './fields.ts'
import { planPhotosOfAll, together, writePhotos } from './photos.ts'
import { planUndo, type UndoPlan } from './plan.ts'
import { closeProposals, countProposals } from './proposals.ts'
import { undoing, writeUndo } from './write.ts'

/** Lines that are taken back in one transaction: what is kept of more deletions would not fit into one statement. */
const batchSize = 200

/** Establishments that are named for each reason. */
const maxNamed = 5

/** What taking back did, or would do: numbers of establishments. */
export class UndoCounts {
  /** Taken back. */
  done = 0
  /** Kept, since they were changed since. */
  changed = 0
  /** As before already. */
  nothing = 0
  impossible = 0
  /** Open proposals of a run of a source, which are closed. */
  proposals = 0
  readonly reasons = new Map<string, { reason: string; count: number; names: string[] }>()
  /** Whether an establishment has become a draft. */
  hasDrafts = false

  add(plan: UndoPlan): void {
    if (plan.outcome === 'update') this.hasDrafts ||= plan.update.after.state === 'DRAFT'
    if (plan.outcome === 'changed' || plan.outcome === 'nothing') this[plan.outcome] += 1
    else if (plan.outcome !== 'impossible') this.done += 1
    else {
      this.impossible += 1
      const known = this.reasons.get(plan.reason) ?? { reason: plan.reason, count: 0, names: [] }
      known.count += 1
      if (plan.entry.name && known.names.length < maxNamed) known.names.push(plan.entry.name)
      this.reasons.set(plan.reason, known)
    }
  }
}

/** What taking an act back would do; nothing is written. */
export async function previewAct(
  prisma: PrismaClient,
  act: FoundEntry,
  choice: UndoChoice,
  signal?: AbortSignal,
): Promise<UndoCounts> {
  const counts = new UndoCounts()
  for (const lines of batches(await readOpenLines(prisma, act.id))) {
    signal?.throwIfAborted()
    for (const { whole } of await planLines(prisma, lines, choice, false)) counts.add(whole)
  }
  counts.proposals = await countProposals(prisma, act)
  return counts
}

/**
 * Takes an act back, batch by batch, as one act of the trail. What is left after an interruption is taken back by the next
 * call, under the same act (bulk-undo).
 */
export async function undoAct(
  context: Pick<Context, 'prisma' | 'signal' | 'images'> & MailServices,
  author: Author,
  act: FoundEntry,
  choice: UndoChoice,
): Promise<UndoCounts> {
  const { prisma, signal, images } = context
  const key = `undo-${act.id}-${author.actorId ?? 0}`
  const writer: Author = { ...author, act: { key, action: 'bulk', entity: 'business', undoesId: act.id } }
  const counts = new UndoCounts()
  if (act.actKey) await stopJobOfAct(prisma, act.actKey)
  counts.proposals = await closeProposals(prisma, writer, act, signal)
  for (const lines of batches(await readOpenLines(prisma, act.id))) {
    signal?.throwIfAborted()
    const plans = await inTransaction(
      prisma,
      async (transaction) => {
        const plans = await planLines(transaction, lines, choice, true)
        for (const { plan, photos, whole } of plans)
          if (photos && photos.chosen.length > 0 && whole.outcome !== 'impossible')
            await writePhotos(transaction, undoing(writer, [plan]), plan.entry, photos, {
              images,
              turned: new Map(),
            })
        await writeUndo(
          transaction,
          writer,
          plans.map(({ plan, whole }) => (whole.outcome === 'impossible' ? whole : plan)),
        )
        return plans
      },
      { timeout: bulkTimeoutMs, isRepeatable: true },
    )
    for (const { whole } of plans) counts.add(whole)
  }
  await mailContactsOfAct(context, { actKey: key })
  return counts
}

/** Plans of lines, with those of the photos that an import added. */
async function planLines(
  transaction: Prisma.TransactionClient,
  lines: readonly Line[],
  choice: UndoChoice,
  isLocked: boolean,
) {
  const plans = await planUndo(transaction, lines, choice, isLocked)
  const updates = plans.filter(({ entry }) => entry.action === 'update')
  const entries = updates.map(({ entry }) => entry)
  const photos = await planPhotosOfAll(transaction, entries, choice)
  return plans.map((plan) => {
    const own = photos[updates.indexOf(plan)] ?? null
    return { plan, photos: own, whole: together(plan, own) }
  })
}

/** Splits lines, so that none has two of the same establishment: the earlier change is taken back after the later one. */
function* batches(lines: readonly Line[]): Generator<Line[]> {
  let batch: Line[] = []
  let businesses = new Set<number>()
  for (const line of lines) {
    if (batch.length === batchSize || businesses.has(line.entityId)) {
      yield batch
      batch = []
      businesses = new Set()
    }
    batch.push(line)
    businesses.add(line.entityId)
  }
  if (batch.length > 0) yield batch
}
