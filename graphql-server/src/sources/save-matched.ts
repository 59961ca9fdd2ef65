import { localDate } from '../../../schema/hours/calendar.ts'
import { updateBusinessInput } from '../../../schema/input/business.ts'
import { lockStored, readStored } from '../businesses/stored.ts'
import { changesSearches, updateBusinessRow } from '../businesses/write.ts'
import { raiseContentVersion, raiseVersion } from '../database/catalogue-version.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { toUpdateInput, type Values } from '../proposals/content.ts'
import { writeSubmission } from '../proposals/submit.ts'
import { parentEntry } from '../writes/trail.ts'
import { type MatchedPlace, type MatchPlan, planMatch, readFacts } from './matched.ts'
import { attributions, proposedBy } from './records.ts'
import type { RunSettings } from './settings.ts'

/** What became of a place that is a listing. */
export interface MatchResult {
  isFilled: boolean
  isProposed: boolean
  /** Whether all that differs was refused before. */
  isRefused: boolean
}

/**
 * Fills and proposes in one transaction; in a dry run only says what would be. Listings that were deleted since are left out.
 *
 * @throws when one of them cannot be saved; then none is
 */
export async function saveMatched(
  batch: readonly MatchedPlace[],
  settings: RunSettings,
): Promise<Map<MatchedPlace, MatchResult>> {
  const { prisma, dryRun } = settings
  if (dryRun) return results(await plansOf(prisma, batch, settings))
  return inTransaction(
    prisma,
    async (transaction) => {
      const plans = await plansOf(transaction, batch, settings)
      const changed: string[] = []
      for (const plan of plans) changed.push(...(await saveOne(transaction, plan, settings)))
      const renamed = changed.length > 0 ? plans.map(({ matched }) => matched.businessId) : []
      if (await changesSearches(transaction, changed)) await raiseVersion(transaction, renamed)
      else if (changed.length > 0) await raiseContentVersion(transaction)
      return results(plans)
    },
    { isRepeatable: true },
  )
}

async function plansOf(
  transaction: Prisma.TransactionClient,
  batch: readonly MatchedPlace[],
  { dryRun, fill, undone }: RunSettings,
): Promise<MatchPlan[]> {
  const ids = batch.map(({ businessId }) => businessId)
  const stored = await (dryRun ? readStored : lockStored)(transaction, ids)
  const byId = new Map(stored.map((each) => [each.id, each]))
  const facts = await readFacts(transaction, batch, undone)
  return batch.flatMap((matched) => {
    const found = byId.get(matched.businessId)
    return found ? [planMatch(matched, found, facts, fill)] : []
  })
}

const results = (plans: readonly MatchPlan[]): Map<MatchedPlace, MatchResult> =>
  new Map(
    plans.map(({ matched, fill, propose, isRefused }) => {
      const isFilled = Object.keys(fill).length > 0
      const isProposed = propose.length > 0
      return [matched, { isFilled, isProposed, isRefused: isRefused && !isFilled && !isProposed }]
    }),
  )

/** @returns names of the fields that have changed */
async function saveOne(
  transaction: Prisma.TransactionClient,
  { matched, stored, fill, propose, known }: MatchPlan,
  settings: RunSettings,
): Promise<string[]> {
  const { author, source, licence } = settings
  const { place, businessId, contentHash, isUsable } = matched
  const actKey = author.act?.key ?? ''
  const month = place.month ?? settings.month
  const changed =
    Object.keys(fill).length > 0
      ? await updateBusinessRow(transaction, author, stored, changesOf(fill, stored.fields))
      : []
  if (propose.length > 0) {
    const proposed: Values = Object.assign({}, ...propose.map(({ values }) => values))
    const sent = isUsable
      ? {
          topics: [],
          values: changesOf(proposed, stored.fields),
          note: texts.sources.note(source, licence, month),
        }
      : { topics: propose.map(({ topic }) => topic), values: {}, note: texts.sources.differs(source, month) }
    const unknown = { senderId: null, channel: 'SITE', origin: null } as const
    const sender = { kind: 'CORRECTION', ...unknown, source, actKey } as const
    const fresh = { ...stored, fields: { ...stored.fields, ...fill } }
    await parentEntry(transaction, author)
    await writeSubmission(transaction, fresh, { ...sent, photoIds: [], email: null } as never, sender)
    if (isUsable)
      await attribute(transaction, attributions(businessId, proposed, { source, licence, month }, false))
  }
  await attribute(transaction, attributions(businessId, fill, { source, licence, month }, true))
  const written = {
    businessId,
    contentHash,
    lastRunOn: localDate(Date.now()),
    vanishedOn: null,
    proposed: [...matched.known, ...known, ...propose.map(({ hash }) => proposedBy(hash, actKey))],
    ...(changed.length > 0 && { actKey }),
  }
  const key = { source, reference: place.reference }
  await transaction.sourceRecord.upsert({
    where: { source_reference: key },
    create: { ...key, ...written },
    update: written,
  })
  return changed
}

/** Adds rows; what was only proposed before may be written now. */
async function attribute(
  transaction: Prisma.TransactionClient,
  data: ReturnType<typeof attributions>,
): Promise<void> {
  const [first] = data
  if (!first) return
  const { businessId, isWritten } = first
  await transaction.fieldSource.createMany({ data, skipDuplicates: true })
  if (!isWritten) return
  const OR = data.map(({ field, valueHash }) => ({ field, valueHash }))
  await transaction.fieldSource.updateMany({ where: { businessId, OR }, data: { isWritten } })
}

/** Values as a client would send them, by the rules of the form. */
const changesOf = (values: Values, stored: Values) => updateBusinessInput.parse(toUpdateInput(values, stored))
