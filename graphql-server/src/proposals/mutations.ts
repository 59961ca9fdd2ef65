import { proposedPhotos } from '../../../schema/input/business.ts'
import { proposalInput, refusalInput } from '../../../schema/input/proposal.ts'
import { type ProposalTopicName, proposalTopics } from '../../../schema/proposals/topics.ts'
import { keyText } from '../../../schema/text.ts'
import { builder } from '../builder.ts'
import { lockOneStored } from '../businesses/stored.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { BadUserInputError, TooManyRequestsError } from '../errors.ts'
import type { ProposalChannel as Channel } from '../generated/prisma/client.ts'
import { anonymousProposals, ownersProposals, proposalMails, urgentProposals } from '../limits/rules.ts'
import { idOrZero } from '../lists/keys.ts'
import type { TakenImage } from '../media/intake.ts'
import { waitUntilPrivate } from '../media/private-images.ts'
import { deleteUnusedImages, withImages } from '../media/uploads/request-images.ts'
import { absence } from '../merges/merged.ts'
import { mails } from '../messages/mails.ts'
import { texts } from '../messages/texts.ts'
import { parseInput } from '../parse-input.ts'
import { requireViewer } from '../sessions/viewer.ts'
import { requestAuthor } from '../writes/trail.ts'
import { writeAnswers } from './answers.ts'
import { writeWaiting } from './confirm.ts'
import { acceptProposal, refuseProposal } from './decide.ts'
import { refuseHidden } from './hidden-contacts.ts'
import { setNewPhotos } from './owner-photos.ts'
import { type Receipt, type Sender, type SentProposals, sentTopics, writeSubmission } from './submit.ts'
import { originHash, submissionToken } from './tokens.ts'
import { ProposalChannel, ProposalInput, ProposalTopic } from './type.ts'

const Outcome = builder.enumType('ProposalOutcome', {
  description: 'Outcome of one topic of a submission.',
  values: {
    RECEIVED: { description: 'Waits for an administrator.' },
    JOINED: { description: 'Joined an open proposal with the same content.' },
    WAITS_BEHIND: {
      description: 'Counted, but waits behind three other open proposals.',
    },
  } as const,
})

const ProposalReceipt = builder.objectRef<Receipt>('ProposalReceipt').implement({
  description: 'Outcome of one topic of a submission.',
  fields: (t) => ({
    topic: t.expose('topic', { type: ProposalTopic, description: 'Topic of the submission.' }),
    outcome: t.expose('outcome', { type: Outcome, description: 'Outcome of the topic.' }),
  }),
})

interface Submitted {
  /** Token of the status page. */
  token: string
  /** Whether it becomes proposals only after its sender has confirmed the e-mail address. */
  waitsForEmail: boolean
  receipts: Receipt[]
}

const SubmittedProposals = builder.objectRef<Submitted>('SubmittedProposals').implement({
  description: 'Receipt of a submission, for its sender.',
  fields: (t) => ({
    token: t.exposeString('token', {
      description: 'Token for `submissionStatus` and the page /correcao/{token}.',
    }),
    waitsForEmail: t.exposeBoolean('waitsForEmail', {
      description:
        'Whether the submission becomes proposals only after its sender has confirmed the e-mail address.',
    }),
    receipts: t.field({
      type: [ProposalReceipt],
      description: 'Outcome of each topic; empty while the submission waits for the e-mail address.',
      resolve: ({ receipts }) => receipts,
    }),
  }),
})

const inputArg = builder.args((t) => ({
  input: t.field({ type: ProposalInput, required: true, description: 'Corrections and their topics.' }),
}))

builder.mutationFields((t) => ({
  proposeCorrection: t.field({
    type: SubmittedProposals,
    authScopes: { public: true },
    description:
      'Reports an error in a public establishment. Nothing changes before an administrator accepts it. Limited to ten an hour and fifty a day per network, and 300 an hour overall; beyond that it waits until an e-mail address is confirmed. Removal requests and scam reports have separate limits.',
    args: {
      slug: t.arg.string({ required: true, description: 'Slug of the establishment.' }),
      ...inputArg,
    },
    resolve: async (_root, { slug, input: sent }, context) => {
      const input = parseInput(proposalInput, sent)
      const topics = sentTopics(input)
      if (!topics.every((topic) => proposalTopics[topic].isPublic))
        throw new BadUserInputError({ 'input.topics': texts.proposals.ownersOnly })
      if (input.email) await context.limiter.count(proposalMails(context.address, input.email))
      const id = await publicBusiness(context, slug)
      const waitsForEmail = !(await isWithinLimits(context, topics, input.email ?? null))
      const origin = originHash(context.secret, context.address)
      const sender: Sender = { kind: 'CORRECTION', senderId: null, channel: 'SITE', origin }
      return submit(context, id, { ...input, waitsForEmail }, sender)
    },
  }),
  proposeChanges: t.field({
    type: SubmittedProposals,
    authScopes: { signedIn: true },
    description:
      'Proposes changes to an establishment that the viewer owns. Nothing changes before an administrator accepts them.',
    args: {
      businessId: t.arg.id({ required: true, description: 'Id of the establishment.' }),
      ...inputArg,
      photos: t.arg({
        type: ['Upload'],
        description: 'New photos, in order, with the topic PHOTOS; `photoIds` are those to be removed.',
      }),
    },
    resolve: async (_root, { businessId, input: sent, photos }, context) => {
      const input = parseInput(proposalInput, sent)
      parseInput(proposedPhotos, { photos }, '')
      const files = photos ?? []
      if (files.length > 0 && !input.topics.includes('PHOTOS'))
        throw new BadUserInputError({ 'input.topics': texts.proposals.photosTopic })
      const { id: senderId } = await requireViewer(context)
      await context.limiter.count(ownersProposals(context.address, senderId))
      const owned = await context.prisma.business.findUnique({
        where: { id: idOrZero(businessId), ownerId: senderId },
        select: { id: true },
      })
      if (!owned) throw await absence(context.prisma, { id: idOrZero(businessId) })
      const sender: Sender = { kind: 'OWNER', senderId, channel: 'SITE', origin: null }
      const owners = { ...input, email: null, waitsForEmail: false }
      return withImages(context.images, files, (taken) => submit(context, owned.id, owners, sender, taken))
    },
  }),
  enterProposal: t.field({
    type: SubmittedProposals,
    authScopes: { admin: true },
    description: 'Enters a report received by phone, chat or paper into the queue of proposals.',
    args: {
      businessId: t.arg.id({ required: true, description: 'Id of the establishment.' }),
      channel: t.arg({
        type: ProposalChannel,
        required: true,
        description: 'Channel through which the report was received.',
      }),
      ...inputArg,
    },
    resolve: async (_root, { businessId, channel, input: sent }, context) => {
      const input = parseInput(proposalInput, sent)
      const { id: senderId } = await requireViewer(context)
      const sender: Sender = { kind: 'CORRECTION', senderId, channel: channel as Channel, origin: null }
      return submit(context, idOrZero(businessId), { ...input, waitsForEmail: false }, sender)
    },
  }),
  acceptProposal: t.prismaField({
    type: 'Proposal',
    authScopes: { admin: true },
    description:
      'Accepts a proposal: writes its values by the form’s rules, as a change of the viewer in the audit trail.',
    args: {
      id: t.arg.id({ required: true, description: 'Id of the proposal.' }),
      confirmed: t.arg.boolean({
        required: true,
        defaultValue: false,
        description:
          'Whether the warnings were shown and confirmed; CONFLICT (CONFIRMATION_NEEDED) if that is required.',
      }),
      usesOverflow: t.arg.boolean({
        required: true,
        defaultValue: false,
        description:
          'Whether to take the values waiting behind the proposal (`overflow`) instead of its own.',
      }),
    },
    resolve: async (query, _root, { id, confirmed, usesOverflow }, context) => {
      const author = await requestAuthor(context)
      const accepting = { author, images: context.images }
      const decided = await inTransaction(context.prisma, async (transaction) => {
        const acceptance = { isConfirmed: confirmed, usesOverflow }
        const decided = await acceptProposal(transaction, accepting, idOrZero(id), acceptance)
        await writeAnswers(transaction, context, decided, 'ACCEPTED')
        return decided
      })
      context.mail.wake()
      await deleteUnusedImages(context, decided.images)
      return context.prisma.proposal.findUniqueOrThrow({ ...query, where: { id: decided.proposal.id } })
    },
  }),
  refuseProposal: t.prismaField({
    type: 'Proposal',
    authScopes: { admin: true },
    description: 'Refuses a proposal. The establishment stays unchanged.',
    args: {
      id: t.arg.id({ required: true, description: 'Id of the proposal.' }),
      reason: t.arg.string({
        required: true,
        description: 'Reason, shown to the senders. At most 500 characters.',
      }),
    },
    validate: refusalInput,
    resolve: async (query, _root, { id, reason }, context) => {
      const author = await requestAuthor(context)
      const decided = await inTransaction(context.prisma, async (transaction) => {
        const decided = await refuseProposal(transaction, author, idOrZero(id), reason)
        await writeAnswers(transaction, context, decided, 'REFUSED')
        return decided
      })
      context.mail.wake()
      await deleteUnusedImages(context, decided.images)
      return context.prisma.proposal.findUniqueOrThrow({ ...query, where: { id: decided.proposal.id } })
    },
  }),
}))

/** Visitors can only report what they can see. @throws NotFoundError */
async function publicBusiness({ prisma }: Context, slug: string): Promise<number> {
  const key = { slug: keyText(slug) }
  const where = { ...key, state: { not: 'DRAFT' as const } }
  const found = await prisma.business.findUnique({ where, select: { id: true } })
  if (!found) throw await absence(prisma, key)
  return found.id
}

/**
 * Counts an anonymous submission (proposal-limits).
 *
 * @returns false over the limits, if it has an e-mail address to confirm
 * @throws BadUserInputError over the limits, if it has none
 */
async function isWithinLimits(
  { limiter, address }: Context,
  topics: readonly ProposalTopicName[],
  email: string | null,
): Promise<boolean> {
  const isUrgent = topics.every((topic) => topic === 'REMOVAL' || topic === 'SCAM')
  if (isUrgent) {
    await limiter.count(urgentProposals(address))
    return true
  }
  try {
    await limiter.count(anonymousProposals(address))
    return true
  } catch (error) {
    if (!(error instanceof TooManyRequestsError)) throw error
    if (email) return false
    throw new BadUserInputError({ 'input.email': texts.proposals.needsEmail })
  }
}

async function submit(
  context: Context,
  businessId: number,
  { waitsForEmail, ...input }: SentProposals & { waitsForEmail: boolean },
  sender: Sender,
  taken: readonly TakenImage[] = [],
): Promise<Submitted> {
  const { prisma, images } = context
  const { id, receipts, replaced } = await inTransaction(prisma, async (transaction) => {
    const stored = await lockOneStored(transaction, businessId)
    if (sender.senderId === null) refuseHidden(stored, sentTopics(input))
    const written = waitsForEmail
      ? await writeWaiting(transaction, stored.id, input, sender)
      : await writeSubmission(transaction, stored, input, sender, taken)
    if (input.email) {
      const url = `${context.origin}/confirmar/${submissionToken(context, 'email', written.id)}`
      await context.mail.write(transaction, input.email, mails.confirmSubmission(url))
    }
    const photos = written.receipts.find(({ topic }) => topic === 'PHOTOS')
    const isOwners = photos && sender.kind === 'OWNER'
    const replaced = isOwners ? await setNewPhotos(transaction, images, photos.proposalId, taken) : []
    return { ...written, replaced }
  })
  if (taken.length > 0) await waitUntilPrivate()
  await deleteUnusedImages(context, replaced)
  context.mail.wake()
  return { token: submissionToken(context, 'status', id), waitsForEmail, receipts }
}
