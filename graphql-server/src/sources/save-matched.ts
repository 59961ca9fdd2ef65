import { localDate } from '../../../schema/hours/calendar.ts'
import { updateBusinessInput } from '../../../schema/input/business.ts'
import { lockStored, readStored } from '../businesses/stored.ts'
import { changesSearches, updateBusinessRow } from '../businesses/write.ts'
import { raiseContentVersion, raiseVersion } from '../database/catalogue-version.ts'
import { bulkTimeoutMs, inTransaction } from '../database/transaction.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { toUpdateInput, type Values } from '../proposals/content.ts'
import { type SentCorrection, writeCorrections } from '../proposals/submit-corrections.ts'
import { parentEntry } from '../writes/trail.ts'
import { type MatchedPlace, type MatchPlan, planMatch, readFacts } from './matched.ts'
import { attributions, proposedBy } from './records.ts'
import type { RunSettings } from './settings.ts'

/** Result for a matched place. */
export interface MatchResult {
  isFilled: boolean
  isProposed: boolean
  /** Whether all differences were refused before. */
  isRefused: boolean
}

/**
 * Fills and proposes in one transaction; a dry run only returns the results. Listings deleted since are left out.
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
      const changed = await savePlans(transaction, plans, settings)
      const renamed = changed.length > 0 ? plans.map(({ matched }) => matched.businessId) : []
      if (await changesSearches(transaction, changed)) await raiseVersion(transaction, renamed)
      else if (changed.length > 0) await raiseContentVersion(transaction)
      return results(plans)
    },
    { isRepeatable: true, timeout: bulkTimeoutMs },
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

/** Writes values and proposals of a batch; only filling takes statements per listing. @returns names of the changed fields */
async function savePlans(
  transaction: Prisma.TransactionClient,
  plans: readonly MatchPlan[],
  settings: RunSettings,
): Promise<string[]> {
  const { author, source } = settings
  const actKey = author.act?.key ?? ''
  const filled = new Map<MatchPlan, string[]>()
  for (const plan of plans) {
    const { stored, fill } = plan
    if (Object.keys(fill).length === 0) continue
    const changes = changesOf(fill, stored.fields)
    filled.set(plan, await updateBusinessRow(transaction, author, stored, changes))
  }
  const proposing = plans.filter(({ propose }) => propose.length > 0)
  if (proposing.length > 0) await parentEntry(transaction, author)
  await writeCorrections(
    transaction,
    proposing.map((plan) => correctionOf(plan, settings)),
    { actKey, source },
  )
  await attribute(
    transaction,
    plans.flatMap((plan) => attributionsOf(plan, settings)),
  )
  const lastRunOn = localDate(Date.now())
  const data = plans.map((plan) => {
    const { matched, known, propose } = plan
    const { place, businessId, contentHash, record } = matched
    return {
      ...{ source, reference: place.reference, businessId, contentHash, lastRunOn },
      proposed: [...matched.known, ...known, ...propose.map(({ hash }) => proposedBy(hash, actKey))],
      actKey: filled.get(plan)?.length ? actKey : (record?.actKey ?? null),
    }
  })
  await transaction.sourceRecord.deleteMany({
    where: { source, reference: { in: data.map(({ reference }) => reference) } },
  })
  await transaction.sourceRecord.createMany({ data })
  return [...filled.values()].flat()
}

const proposedValues = ({ propose }: MatchPlan): Values =>
  Object.assign({}, ...propose.map(({ values }) => values))

const monthOf = ({ matched: { place } }: MatchPlan, settings: RunSettings) => place.month ?? settings.month

/** For data that may only be compared: the differing fields without values. */
function correctionOf(plan: MatchPlan, settings: RunSettings): SentCorrection {
  const { matched, stored, fill, propose } = plan
  const { source, licence } = settings
  const month = monthOf(plan, settings)
  const fresh = { ...stored, fields: { ...stored.fields, ...fill } }
  if (!matched.isUsable) {
    const topics = propose.map(({ topic }) => topic)
    return { stored: fresh, sent: { topics, values: {}, note: texts.sources.differs(source, month) } }
  }
  const values = changesOf(proposedValues(plan), stored.fields)
  return { stored: fresh, sent: { topics: [], values, note: texts.sources.note(source, licence, month) } }
}

function attributionsOf(plan: MatchPlan, settings: RunSettings) {
  const { businessId, isUsable } = plan.matched
  const { source, licence } = settings
  const attribution = { source, licence, month: monthOf(plan, settings) }
  return [
    ...(isUsable ? attributions(businessId, proposedValues(plan), attribution, false) : []),
    ...attributions(businessId, plan.fill, attribution, true),
  ]
}

/** Adds rows; a value that was only proposed before may be written now. */
async function attribute(
  transaction: Prisma.TransactionClient,
  data: ReturnType<typeof attributions>,
): Promise<void> {
  await transaction.fieldSource.createMany({ data, skipDuplicates: true })
  const OR = data.flatMap(({ isWritten, businessId, field, valueHash }) =>
    isWritten ? { businessId, field, valueHash } : [],
  )
  if (OR.length > 0) await transaction.fieldSource.updateMany({ where: { OR }, data: { isWritten: true } })
}

/** Validates values like the input of a client. */
const changesOf = (values: Values, stored: Values) => updateBusinessInput.parse(toUpdateInput(values, stored))
