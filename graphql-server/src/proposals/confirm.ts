import { type ProposalTopicName, proposalTopics } from '../../../schema/proposals/topics.ts'
import { builder } from '../builder.ts'
import { lockOneStored } from '../businesses/stored.ts'
import type { Context } from '../context.ts'
import { changeRows, inTransaction } from '../database/transaction.ts'
import { BadUserInputError } from '../errors.ts'
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'
import { invalidResetLinks } from '../limits/rules.ts'
import { texts } from '../messages/texts.ts'
import { refuseHidden } from './hidden-contacts.ts'
import { type Sender, type SentProposals, sentTopics, writeProposals } from './submit.ts'
import { readSubmissionToken } from './tokens.ts'
import { ProposalState, ProposalTopic } from './type.ts'

/** Days for which a submission waits for the confirmation of its e-mail address. */
const waitingDays = 7

/**
 * Days after the last decision for which a submission's note, e-mail address and origin are kept (proposal-privacy).
 */
const retentionDays = 30

const day = 24 * 60 * 60 * 1000

/** Stores a submission until its e-mail address is confirmed (proposal-limits). */
export async function writeWaiting(
  transaction: Prisma.TransactionClient,
  businessId: number,
  sent: SentProposals,
  { kind: _, ...sender }: Sender,
) {
  const { note = null, email = null } = sent
  const data = { ...sender, businessId, note, email, waiting: sent as unknown as Prisma.InputJsonObject }
  const { id } = await transaction.submission.create({ data, select: { id: true } })
  return { id, receipts: [] }
}

const statusColumns = {
  id: true,
  businessId: true,
  receivedAt: true,
  email: true,
  confirmedAt: true,
  waiting: true,
  proposals: {
    orderBy: { proposalId: 'asc' },
    select: {
      proposal: {
        select: {
          ...{ id: true, topic: true, state: true, decidedAt: true, reason: true, dueOn: true },
          appealedAt: true,
        },
      },
    },
  },
} as const satisfies Prisma.SubmissionSelect

type Status = Prisma.SubmissionGetPayload<{ select: typeof statusColumns }> & {
  business: { name: string; slug: string } | null
  canConfirm: boolean
}

const ProposalStatus = builder
  .objectRef<Status['proposals'][number]['proposal']>('ProposalStatus')
  .implement({
    description: 'State of one proposal, for its sender.',
    fields: (t) => ({
      topic: t.field({
        type: ProposalTopic,
        description: 'Topic of the proposal.',
        resolve: ({ topic }) => topic as ProposalTopicName,
      }),
      state: t.expose('state', { type: ProposalState, description: 'State of the proposal.' }),
      decidedAt: t.expose('decidedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'Time of the decision; null while the proposal is open.',
      }),
      reason: t.exposeString('reason', { nullable: true, description: 'Reason of a refusal.' }),
      protocol: t.string({
        nullable: true,
        description: 'Protocol number; only for removal requests and scam reports.',
        resolve: ({ id, topic }) =>
          topic === 'REMOVAL' || topic === 'SCAM' ? String(id).padStart(6, '0') : null,
      }),
      canAppeal: t.boolean({
        description: 'Whether `appealRemoval` can reopen the proposal: once, after a refusal.',
        resolve: ({ topic, state, appealedAt }) =>
          topic === 'REMOVAL' && state === 'REFUSED' && appealedAt === null,
      }),
      dueOn: t.exposeString('dueOn', {
        nullable: true,
        description: 'Due date of a removal request, yyyy-MM-dd.',
      }),
    }),
  })

export const SubmissionStatus = builder.objectRef<Status>('SubmissionStatus').implement({
  description: 'State of a submission, for its sender.',
  fields: (t) => ({
    receivedAt: t.expose('receivedAt', { type: 'DateTime', description: 'Time of receipt.' }),
    businessName: t.string({
      nullable: true,
      description: 'Name of the establishment; null when it is no longer public.',
      resolve: ({ business }) => business?.name ?? null,
    }),
    businessSlug: t.string({
      nullable: true,
      description: 'Slug of the establishment; null when it is no longer public.',
      resolve: ({ business }) => business?.slug ?? null,
    }),
    hasEmail: t.boolean({
      description: 'Whether the submission has an e-mail address.',
      resolve: ({ email }) => email !== null,
    }),
    isConfirmed: t.boolean({
      description: 'Whether the e-mail address is confirmed.',
      resolve: ({ confirmedAt }) => confirmedAt !== null,
    }),
    canConfirm: t.exposeBoolean('canConfirm', {
      description:
        'Whether the token is the one from the mail, with which `confirmSubmission` confirms the address.',
    }),
    isWaiting: t.boolean({
      description: 'Whether the submission becomes proposals only after its e-mail address is confirmed.',
      resolve: ({ waiting }) => waiting !== null,
    }),
    proposals: t.field({
      type: [ProposalStatus],
      description: 'Proposals of the submission.',
      complexity: { field: 1, multiplier: Object.keys(proposalTopics).length },
      resolve: ({ proposals }) => proposals.map(({ proposal }) => proposal),
    }),
  }),
})

const tokenArg = builder.args((t) => ({
  token: t.string({
    required: true,
    description: 'Token from the page shown after sending, or from the mail.',
  }),
}))

builder.queryField('submissionStatus', (t) =>
  t.field({
    type: SubmissionStatus,
    nullable: true,
    authScopes: { public: true },
    description:
      'State of a submission; null for an invalid token. Invalid tokens are limited like invalid password links.',
    args: tokenArg,
    resolve: (_root, { token }, context) =>
      context.limiter.attempt(invalidResetLinks(context.address), () => readStatus(context, token)),
  }),
)

builder.mutationField('confirmSubmission', (t) =>
  t.field({
    type: SubmissionStatus,
    authScopes: { public: true },
    description:
      'Confirms the e-mail address of a submission by the mailed link; a waiting submission becomes proposals. Confirming again changes nothing.',
    args: tokenArg,
    resolve: async (_root, { token }, context) => {
      const status = await context.limiter.attempt(invalidResetLinks(context.address), async () => {
        const id = readSubmissionToken(context, 'email', token)
        if (id === null || !(await confirm(context.prisma, id))) return null
        return readStatus(context, token)
      })
      if (!status) throw new BadUserInputError({ token: texts.proposals.deadLink })
      return status
    },
  }),
)

builder.mutationField('refuseSubmission', (t) =>
  t.boolean({
    authScopes: { public: true },
    description:
      'Disowns the e-mail address of a submission before it is confirmed: the address is erased, its link becomes invalid, and a waiting submission is deleted. Always true.',
    args: tokenArg,
    resolve: async (_root, { token }, context) => {
      const isRefused = await context.limiter.attempt(invalidResetLinks(context.address), async () => {
        const id = readSubmissionToken(context, 'email', token)
        return id !== null && (await refuse(context.prisma, id)) ? true : null
      })
      if (!isRefused) throw new BadUserInputError({ token: texts.proposals.deadLink })
      return true
    },
  }),
)

/** @returns false when the address is confirmed or erased */
function refuse(prisma: PrismaClient, id: number): Promise<boolean> {
  const where = { id, email: { not: null }, confirmedAt: null }
  return inTransaction(prisma, async (transaction) => {
    const waiting = { ...where, waiting: { not: Prisma.DbNull } }
    const deleted = await transaction.submission.deleteMany({ where: waiting })
    if (deleted.count > 0) return true
    return (await transaction.submission.updateMany({ where, data: { email: null } })).count > 0
  })
}

/** @returns null for an invalid token */
export async function readStatus(context: Context, token: string): Promise<Status | null> {
  const confirming = readSubmissionToken(context, 'email', token)
  const id = confirming ?? readSubmissionToken(context, 'status', token)
  if (id === null) return null
  const row = await context.prisma.submission.findUnique({ where: { id }, select: statusColumns })
  if (!row) return null
  const business = await context.prisma.business.findUnique({
    where: { id: row.businessId, state: { not: 'DRAFT' } },
    select: { name: true, slug: true },
  })
  return { ...row, business, canConfirm: confirming !== null }
}

/** @returns false when the submission was deleted, or its address was disowned */
function confirm(prisma: PrismaClient, id: number): Promise<boolean> {
  return inTransaction(prisma, async (transaction) => {
    const found = await transaction.submission.findUnique({ where: { id }, select: { businessId: true } })
    if (!found) return false
    const stored = await lockOneStored(transaction, found.businessId)
    const { waiting, confirmedAt, email } = await transaction.submission.findUniqueOrThrow({ where: { id } })
    // The address was disowned.
    if (email === null && confirmedAt === null) return false
    const data = { confirmedAt: confirmedAt ?? new Date(), waiting: Prisma.DbNull }
    await transaction.submission.updateMany({ where: { id }, data })
    if (waiting !== null) {
      const sent = waiting as unknown as SentProposals
      refuseHidden(stored, sentTopics(sent))
      await writeProposals(transaction, stored, id, sent, { kind: 'CORRECTION' })
    }
    return true
  })
}

/**
 * Erases note, e-mail address and origin of submissions 30 days after the last decision (proposal-privacy), and
 * deletes those unconfirmed for seven days.
 *
 * @param now milliseconds since 1970
 * @returns number of submissions
 */
export async function purgeSubmissions(prisma: PrismaClient, now = Date.now()): Promise<number> {
  const unconfirmed = {
    waiting: { not: Prisma.DbNull },
    receivedAt: { lt: new Date(now - waitingDays * day) },
  }
  const deleted = await changeRows(prisma, (transaction) =>
    transaction.submission.deleteMany({ where: unconfirmed }),
  )
  const cutoff = new Date(now - retentionDays * day)
  const erased = await inTransaction(
    prisma,
    (transaction) => transaction.$executeRaw`
      UPDATE submissions SET note = NULL, email = NULL, origin = NULL
      WHERE received_at < ${cutoff} AND (note IS NOT NULL OR email IS NOT NULL OR origin IS NOT NULL) AND waiting IS NULL
        AND NOT EXISTS (
          SELECT 1 FROM submitted_proposals s JOIN proposals p ON p.id = s.proposal_id
          WHERE s.submission_id = submissions.id AND (p.decided_at IS NULL OR p.decided_at >= ${cutoff}))`,
  )
  return deleted + erased
}
