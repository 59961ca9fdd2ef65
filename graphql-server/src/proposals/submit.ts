import type { z } from 'zod'
import { deprecatedAnswerNames } from '../../../schema/attributes/deprecated-names.ts'
import { addDays, localDate } from '../../../schema/hours/calendar.ts'
import type { proposalInput } from '../../../schema/input/proposal.ts'
import {
  type ProposalTopicName,
  proposalTopicNames,
  proposalTopics,
} from '../../../schema/proposals/topics.ts'
import { readAnswers } from '../answers/read-input.ts'
import { withoutUnhiding } from '../businesses/areas.ts'
import { refuseErased } from '../businesses/erased.ts'
import { businessColumns, fieldNames } from '../businesses/fields.ts'
import { checkBusinesses } from '../businesses/rules.ts'
import type { StoredBusiness } from '../businesses/stored.ts'
import { BadUserInputError } from '../errors.ts'
import { Prisma, type ProposalChannel, type ProposalKind } from '../generated/prisma/client.ts'
import type { TakenImage } from '../media/intake.ts'
import { texts } from '../messages/texts.ts'
import { changesOfTopic, contentHash, seenValues, type Values, valuesOfTopic } from './content.ts'
import { proposedPhotosContent } from './owner-photos.ts'

/** Validated input. */
export type SentProposals = z.output<typeof proposalInput>

export interface Sender {
  /** For topics without a kind of their own. */
  kind: Extract<ProposalKind, 'CORRECTION' | 'OWNER'>
  /** The owner, or the administrator who enters a report from another channel. */
  senderId: number | null
  channel: ProposalChannel
  origin: string | null
}

/** Days in which a removal request must be answered (removal). */
export const removalDays = 15

/** Maximum open corrections of one topic of an establishment (proposal-limits). */
const maxOpen = 3

/** Outcome of one topic of a submission. */
export interface Receipt {
  topic: ProposalTopicName
  proposalId: number
  /** JOINED an equal one; WAITS_BEHIND three open ones, so that it is only counted. */
  outcome: 'RECEIVED' | 'JOINED' | 'WAITS_BEHIND'
}

/**
 * Writes a submission with a proposal for each of its topics (proposals). The catalogue does not change.
 *
 * @param stored the establishment, locked to serialize writers
 * @param taken new photos, of an owner's submission
 * @throws BadUserInputError by path under `input.values`, also if a value is unchanged
 */
export async function writeSubmission(
  transaction: Prisma.TransactionClient,
  stored: StoredBusiness,
  sent: SentProposals,
  { kind, ...sender }: Sender,
  taken: readonly TakenImage[] = [],
): Promise<{ id: number; receipts: Receipt[] }> {
  const { note = null, email = null } = sent
  const data = { ...sender, businessId: stored.id, note, email }
  const { id } = await transaction.submission.create({ data, select: { id: true } })
  return { id, receipts: await writeProposals(transaction, stored, id, sent, { kind }, taken) }
}

/** Chosen topics, and topics of the sent values. */
export function sentTopics({
  topics,
  values,
}: Pick<SentProposals, 'values'> & { topics: readonly ProposalTopicName[] }): ProposalTopicName[] {
  const chosen: readonly string[] = topics
  const proposed: Values = businessColumns(values)
  return proposalTopicNames.filter(
    (topic) =>
      chosen.includes(topic) ||
      Object.keys(valuesOfTopic(topic, proposed)).length > 0 ||
      (topic === 'ATTRIBUTES' && hasAnswers(values)),
  )
}

const hasAnswers = (values: SentProposals['values']) =>
  (values.attributes ?? []).length > 0 || deprecatedAnswerNames.some((name) => values[name] !== undefined)

/** Writes the proposals of a submission. @throws as `writeSubmission` */
export async function writeProposals(
  transaction: Prisma.TransactionClient,
  stored: StoredBusiness,
  submissionId: number,
  sent: SentProposals,
  { kind }: Pick<Sender, 'kind'>,
  taken: readonly TakenImage[] = [],
): Promise<Receipt[]> {
  const { photoIds } = sent
  const proposed = await checkProposed(transaction, stored, sent.values)
  const receipts: Receipt[] = []
  for (const topic of sentTopics(sent)) {
    const content =
      topic === 'PHOTOS'
        ? await photosContent(transaction, stored.id, kind, photoIds, taken)
        : proposedChanges(topic, stored, proposed)
    receipts.push(await writeProposal(transaction, stored, topic, proposalKind(topic, kind), content))
  }
  const data = receipts.map(({ proposalId }) => ({ submissionId, proposalId }))
  await transaction.submittedProposal.createMany({ data, skipDuplicates: true })
  return receipts
}

const proposalKind = (topic: ProposalTopicName, kind: ProposalKind): ProposalKind =>
  topic === 'REMOVAL' || topic === 'SCAM' ? topic : kind

/** Visitors name wrong photos; owners name photos to remove and send new ones. */
async function photosContent(
  transaction: Prisma.TransactionClient,
  businessId: number,
  kind: Sender['kind'],
  photoIds: string[],
  taken: readonly TakenImage[],
): Promise<Values | null> {
  if (kind === 'OWNER')
    return (await proposedPhotosContent(transaction, businessId, photoIds, taken)) as Values | null
  return photoIds.length > 0 ? ({ photoIds } as Values) : null
}

/**
 * Checks the form's rules that involve several fields or other rows.
 *
 * @param isErasureChecked whether the caller has already removed values of erased establishments
 * @returns the proposed values
 */
export async function checkProposed(
  transaction: Prisma.TransactionClient,
  { fields }: StoredBusiness,
  values: SentProposals['values'],
  isErasureChecked = false,
): Promise<Values> {
  try {
    const [answers] = await readAnswers(transaction, [{ input: values, stored: fields }])
    const proposed: Values = { ...businessColumns(values), ...answers }
    if (Object.keys(withoutUnhiding(fields, proposed)).length < Object.keys(proposed).length)
      throw new BadUserInputError({ 'input.addressHidden': texts.proposals.hiddenForGood })
    const after = { ...fields, ...proposed }
    const changed = fieldNames(after).filter(
      (name) => JSON.stringify(after[name]) !== JSON.stringify(fields[name]),
    )
    await checkBusinesses(transaction, [after], changed)
    if (!isErasureChecked) await refuseErased(transaction, [proposed])
    return proposed
  } catch (error) {
    if (!(error instanceof BadUserInputError) || !error.fields) throw error
    const entries = Object.entries(error.fields)
    throw new BadUserInputError(
      Object.fromEntries(entries.map(([path, text]) => [path.replace(/^input\./, 'input.values.'), text])),
    )
  }
}

/** @throws BadUserInputError when all values of the topic are unchanged */
export function proposedChanges(
  topic: ProposalTopicName,
  { fields }: StoredBusiness,
  proposed: Values,
): Values | null {
  const changes = changesOfTopic(topic, fields, proposed)
  const [sent] = Object.keys(valuesOfTopic(topic, proposed))
  if (sent && !changes)
    throw new BadUserInputError({
      [`input.values.${topic === 'ATTRIBUTES' ? 'attributes' : sent}`]: texts.proposals.unchanged(
        proposalTopics[topic].label,
      ),
    })
  return changes
}

/** Writes one proposal, or joins it to an equal one. @param businessId of a locked establishment */
export async function writeProposal(
  transaction: Prisma.TransactionClient,
  { id: businessId, fields }: StoredBusiness,
  topic: ProposalTopicName,
  kind: ProposalKind,
  proposed: Values | null,
  actKey: string | null = null,
): Promise<Receipt> {
  const hash = contentHash(proposed)
  const waiting = await transaction.proposal.findMany({
    where: { businessId, state: 'OPEN', topic },
    orderBy: { id: 'asc' },
    select: { id: true, kind: true, contentHash: true, queuedAt: true, actKey: true },
  })
  const open = waiting.filter((each) => each.kind === kind)
  const same = open.find((each) => each.contentHash === hash)
  if (same) {
    const data = { times: { increment: 1 }, ...(same.actKey !== actKey && { actKey: null }) }
    await transaction.proposal.updateMany({ where: { id: same.id }, data })
    return { topic, proposalId: same.id, outcome: 'JOINED' }
  }
  const content = contentOf(topic, fields, proposed)
  const last = open.at(-1)
  if (last && kind === 'CORRECTION' && open.length >= maxOpen) {
    const overflow = { overflow: content.proposed, overflowActKey: actKey }
    const data = { overflowTimes: { increment: 1 }, ...overflow, actKey: null }
    await transaction.proposal.updateMany({ where: { id: last.id }, data })
    return { topic, proposalId: last.id, outcome: 'WAITS_BEHIND' }
  }
  if (last && kind === 'OWNER') {
    // An owner's newer proposal replaces the previous one.
    await transaction.proposal.updateMany({
      where: { id: last.id },
      data: { ...content, receivedAt: new Date() },
    })
    return { topic, proposalId: last.id, outcome: 'RECEIVED' }
  }
  const dueOn = kind === 'REMOVAL' ? addDays(localDate(Date.now()), removalDays) : null
  const queuedAt = waiting[0]?.queuedAt ?? new Date()
  const data = { ...content, businessId, cityId: fields.cityId, kind, topic, dueOn, queuedAt, actKey }
  const { id } = await transaction.proposal.create({ data, select: { id: true } })
  return { topic, proposalId: id, outcome: 'RECEIVED' }
}

/** Content columns of a proposal. */
export const contentOf = (topic: ProposalTopicName, fields: Values, proposed: Values | null) => ({
  seen: seenValues(topic, fields, proposed) as Prisma.InputJsonObject,
  proposed: proposed === null ? Prisma.DbNull : (proposed as Prisma.InputJsonObject),
  contentHash: contentHash(proposed),
})
