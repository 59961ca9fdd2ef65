import type { ProposalTopicName } from '../../../schema/proposals/topics.ts'
import type { StoredBusiness } from '../businesses/stored.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import {
  checkProposed,
  contentOf,
  proposedChanges,
  type SentProposals,
  sentTopics,
  writeProposal,
} from './submit.ts'

/** A source's correction of an establishment. */
export interface SentCorrection {
  /** Locked. */
  stored: StoredBusiness
  sent: Pick<SentProposals, 'values'> & { topics: readonly ProposalTopicName[]; note: string }
}

/**
 * Writes a submission for each of several establishments, as `writeSubmission` does for one. The number of statements
 * is constant, except for establishments that already have an open proposal of the same topic, or if categories are
 * proposed.
 *
 * @param list each establishment once, without values of erased ones
 * @throws BadUserInputError by path under `input.values`, for the first invalid value
 */
export async function writeCorrections(
  transaction: Prisma.TransactionClient,
  list: readonly SentCorrection[],
  { actKey, source }: { actKey: string; source: string },
): Promise<void> {
  if (list.length === 0) return
  const businessId = { in: list.map(({ stored }) => stored.id) }
  const open = await transaction.proposal.findMany({
    where: { businessId, state: 'OPEN' },
    select: { businessId: true, topic: true },
  })
  const isOpen = new Set(open.map((each) => `${each.businessId} ${each.topic}`))
  const created: Prisma.ProposalCreateManyInput[] = []
  const links: { businessId: number; proposalId: number }[] = []
  for (const { stored, sent } of list) {
    const proposed = await checkProposed(transaction, stored, sent.values, true)
    const { id, fields } = stored
    for (const topic of sentTopics(sent)) {
      const changes = proposedChanges(topic, stored, proposed)
      if (isOpen.has(`${id} ${topic}`)) {
        const { proposalId } = await writeProposal(transaction, stored, topic, 'CORRECTION', changes, actKey)
        links.push({ businessId: id, proposalId })
      } else {
        const content = contentOf(topic, fields, changes)
        created.push({ ...content, businessId: id, cityId: fields.cityId, kind: 'CORRECTION', topic, actKey })
      }
    }
  }
  await transaction.proposal.createMany({ data: created })
  const topicsOf = new Set(created.map((each) => `${each.businessId} ${each.topic}`))
  const found = await transaction.proposal.findMany({
    where: { businessId, state: 'OPEN', kind: 'CORRECTION', actKey },
    select: { id: true, businessId: true, topic: true },
  })
  for (const each of found)
    if (topicsOf.has(`${each.businessId} ${each.topic}`))
      links.push({ businessId: each.businessId, proposalId: each.id })
  await linkSubmissions(transaction, source, list, links)
}

async function linkSubmissions(
  transaction: Prisma.TransactionClient,
  source: string,
  list: readonly SentCorrection[],
  links: readonly { businessId: number; proposalId: number }[],
): Promise<void> {
  const data = list.map(({ stored, sent: { note } }) => ({ businessId: stored.id, source, note }))
  await transaction.submission.createMany({ data })
  // The establishments are locked, so the newest submission of each is this one.
  const newest = await transaction.submission.groupBy({
    by: ['businessId'],
    where: { businessId: { in: data.map(({ businessId }) => businessId) }, source },
    _max: { id: true },
  })
  const submissionOf = new Map(newest.map(({ businessId, _max: { id } }) => [businessId, id ?? 0]))
  await transaction.submittedProposal.createMany({
    data: links.map(({ businessId, proposalId }) => ({
      submissionId: submissionOf.get(businessId) ?? 0,
      proposalId,
    })),
    skipDuplicates: true,
  })
}
