import { claimInput } from '../../../../schema/input/claim.ts'
import { keyText } from '../../../../schema/text.ts'
import { builder } from '../../builder.ts'
import { lockOneStored } from '../../businesses/stored.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { BadUserInputError, ConflictError, NotFoundError } from '../../errors.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { claims, invalidResetLinks } from '../../limits/rules.ts'
import { idOrZero } from '../../lists/keys.ts'
import { absence } from '../../merges/merged.ts'
import { texts } from '../../messages/texts.ts'
import { parseInput } from '../../parse-input.ts'
import { requireViewer } from '../../sessions/viewer.ts'
import { readSubmissionToken } from '../tokens.ts'
import { drawCode } from './codes.ts'
import { readOptions, readReview } from './read.ts'
import {
  canDecideEvidence,
  contactOfMethod,
  fileClaim,
  type LockedClaim,
  lockClaim,
  prove,
  proveByCode,
  recordCall,
} from './steps.ts'
import { ClaimMethod, ClaimOptions, ClaimReview } from './type.ts'

const slugArg = builder.args((t) => ({
  slug: t.string({ required: true, description: 'Slug of the establishment.' }),
}))
const idArg = builder.args((t) => ({
  id: t.id({ required: true, description: 'Proposal id of the claim.' }),
}))
const codeArg = builder.args((t) => ({
  code: t.string({ required: true, description: 'The six digits of the code.' }),
}))

builder.queryFields((t) => ({
  claimOptions: t.field({
    type: ClaimOptions,
    nullable: true,
    authScopes: { signedIn: true },
    description: 'The viewer’s options to claim an establishment; null when it is not public.',
    args: slugArg,
    resolve: async (_root, { slug }, context) => {
      const { id: viewerId } = await requireViewer(context)
      const id = await publicId(context, slug)
      if (id !== null) return readOptions(context, id, viewerId)
      const gone = await absence(context.prisma, { slug: keyText(slug) })
      if (gone.code === 'MERGED') throw gone
      return null
    },
  }),
  claimReview: t.field({
    type: ClaimReview,
    authScopes: { admin: true },
    description: 'Data for an administrator to check a claim.',
    args: idArg,
    resolve: (_root, { id }, context) => readReview(context, idOrZero(id)),
  }),
}))

builder.mutationFields((t) => ({
  claimBusiness: t.field({
    type: ClaimOptions,
    authScopes: { signedIn: true },
    description:
      'Claims an establishment for the viewer. With WHATSAPP it creates a code: at most three a week for an establishment (LIMIT_REACHED). Sent again, it changes the method of the open claim.',
    args: {
      ...slugArg,
      method: t.arg({ type: ClaimMethod, required: true, description: 'Method of proof.' }),
      note: t.arg.string({ description: 'Evidence, plain text of at most 1,000 characters.' }),
    },
    resolve: async (_root, { slug, ...sent }, context) => {
      const { method, note = null } = parseInput(claimInput, sent, '')
      const { id: claimantId } = await requireViewer(context)
      await context.limiter.count(claims(context.address, claimantId))
      const businessId = await requirePublicId(context, slug)
      await inTransaction(context.prisma, async (transaction) => {
        const stored = await lockOneStored(transaction, businessId)
        const proposalId = await fileClaim(transaction, stored, { claimantId, method, note })
        if (method === 'WHATSAPP') await drawCode(transaction, { proposalId, businessId, method })
      })
      return readOptions(context, businessId, claimantId)
    },
  }),
  enterClaimCode: t.field({
    type: ClaimOptions,
    authScopes: { signedIn: true },
    description:
      'Proves the viewer’s claim with the code that an administrator read out on the listed phone.',
    args: { ...slugArg, ...codeArg },
    resolve: async (_root, { slug, code }, context) => {
      const { id: claimantId } = await requireViewer(context)
      const businessId = await requirePublicId(context, slug)
      const open = { claimantId, method: 'PHONE' as const, proposal: { businessId, state: 'OPEN' as const } }
      const claim = await context.prisma.claim.findFirst({ where: open, select: { proposalId: true } })
      if (!claim) throw new NotFoundError(texts.proposals.notFound)
      await checkCode(context, claim.proposalId, { number: null, code, actorId: null })
      return readOptions(context, businessId, claimantId)
    },
  }),
  drawClaimCode: t.field({
    type: ClaimReview,
    authScopes: { admin: true },
    description:
      'Returns the live code to read out on the listed phone, or creates one. At most three a week for an establishment.',
    args: idArg,
    resolve: (_root, { id }, context) =>
      change(context, id, async (transaction, { claim, stored, qualified }, actorId) => {
        if (claim.method !== 'PHONE' || claim.provedAt || !contactOfMethod('PHONE', qualified))
          throw new BadUserInputError({ id: texts.claims.unqualified })
        const { proposalId } = claim
        await drawCode(transaction, {
          proposalId,
          businessId: stored.id,
          method: 'PHONE',
          drawnById: actorId,
        })
      }),
  }),
  checkClaimMessage: t.field({
    type: ClaimReview,
    authScopes: { admin: true },
    description:
      'Proves a claim by a message in the guide’s chat: its sender’s number must be the listed WhatsApp. Five attempts per code.',
    args: {
      ...idArg,
      ...codeArg,
      number: t.arg.string({ required: true, description: 'Number from which the message came.' }),
    },
    resolve: async (_root, { id, number, code }, context) => {
      const { id: actorId } = await requireViewer(context)
      await checkCode(context, idOrZero(id), { number, code, actorId })
      return readReview(context, idOrZero(id))
    },
  }),
  recordClaimCall: t.field({
    type: ClaimReview,
    authScopes: { admin: true },
    description:
      'Records a call to a listed number: an attempt before the claim is proved, a notice afterwards.',
    args: {
      ...idArg,
      contact: t.arg.string({ required: true, description: 'Number as in `contacts`.' }),
      reached: t.arg.boolean({
        required: true,
        description: 'Whether someone at the establishment answered.',
      }),
    },
    resolve: (_root, { id, contact, reached }, context) =>
      change(context, id, (transaction, locked, actorId) =>
        recordCall(transaction, context, locked, { contact, isReached: reached, actorId }),
      ),
  }),
  acceptClaimEvidence: t.field({
    type: ClaimReview,
    authScopes: { admin: true },
    description:
      'Accepts the evidence of a claim as proof, once the listed numbers were tried on two days. The claim takes effect seven days after the notices.',
    args: {
      ...idArg,
      confirmed: t.arg.boolean({
        required: true,
        description: 'Whether the warning was shown and confirmed.',
      }),
    },
    resolve: (_root, { id, confirmed }, context) =>
      change(context, id, async (transaction, locked, actorId) => {
        if (!canDecideEvidence(locked)) throw new BadUserInputError({ id: texts.claims.tryFirst })
        if (!confirmed) throw new ConflictError('CONFIRMATION_NEEDED', texts.proposals.needsConfirmation)
        await prove(transaction, context, locked, { actorId })
      }),
  }),
}))

/** Content of a notice's page. */
interface Notice {
  businessName: string
  isStopped: boolean
}

const ClaimNotice = builder.objectRef<Notice>('ClaimNotice').implement({
  description: 'A claim as shown to the notified contacts, without the claimant.',
  fields: (t) => ({
    businessName: t.exposeString('businessName', { description: 'Name of the establishment.' }),
    isStopped: t.exposeBoolean('isStopped', { description: 'Whether the claim was stopped or decided.' }),
  }),
})

const tokenArg = builder.args((t) => ({
  token: t.string({ required: true, description: 'Token from the mail.' }),
}))

builder.queryField('claimNotice', (t) =>
  t.field({
    type: ClaimNotice,
    nullable: true,
    authScopes: { public: true },
    description: 'Claim that a mail reported; null for an invalid token.',
    args: tokenArg,
    resolve: (_root, { token }, context) =>
      context.limiter.attempt(invalidResetLinks(context.address), () => readNotice(context, token)),
  }),
)

builder.mutationField('stopClaim', (t) =>
  t.field({
    type: ClaimNotice,
    authScopes: { public: true },
    description: 'Refuses a claim that has not taken effect: “não fui eu” of a notified contact.',
    args: tokenArg,
    resolve: async (_root, { token }, context) => {
      const notice = await context.limiter.attempt(invalidResetLinks(context.address), async () => {
        const id = readSubmissionToken(context, 'claim', token)
        if (id === null) return null
        const decided = { state: 'REFUSED' as const, decidedAt: new Date(), reason: texts.claims.stopped }
        await inTransaction(context.prisma, (transaction) =>
          transaction.proposal.updateMany({ where: { id, state: 'OPEN', kind: 'CLAIM' }, data: decided }),
        )
        return readNotice(context, token)
      })
      if (!notice) throw new BadUserInputError({ token: texts.proposals.deadLink })
      return notice
    },
  }),
)

async function readNotice(context: Context, token: string): Promise<Notice | null> {
  const id = readSubmissionToken(context, 'claim', token)
  const proposal = id === null ? null : await context.prisma.proposal.findUnique({ where: { id } })
  const business =
    proposal &&
    (await context.prisma.business.findUnique({ where: { id: proposal.businessId }, select: { name: true } }))
  return business && proposal ? { businessName: business.name, isStopped: proposal.state !== 'OPEN' } : null
}

/** Only establishments that visitors see can be claimed. */
async function publicId({ prisma }: Context, slug: string): Promise<number | null> {
  const where = { slug: keyText(slug), state: { not: 'DRAFT' as const } }
  return (await prisma.business.findUnique({ where, select: { id: true } }))?.id ?? null
}

async function requirePublicId(context: Context, slug: string): Promise<number> {
  const id = await publicId(context, slug)
  if (id === null) throw await absence(context.prisma, { slug: keyText(slug) })
  return id
}

/** @throws BadUserInputError after counting the attempt */
async function checkCode(context: Context, proposalId: number, sent: Parameters<typeof proveByCode>[3]) {
  const failure = await inTransaction(context.prisma, async (transaction) =>
    proveByCode(transaction, context, await lockClaim(transaction, proposalId), sent),
  )
  if (failure) throw failure
  context.mail.wake()
}

/** Runs an administrator's step on a locked claim. */
async function change(
  context: Context,
  id: string,
  step: (transaction: Prisma.TransactionClient, locked: LockedClaim, actorId: number) => Promise<void>,
) {
  const { id: actorId } = await requireViewer(context)
  await inTransaction(context.prisma, async (transaction) =>
    step(transaction, await lockClaim(transaction, idOrZero(id)), actorId),
  )
  context.mail.wake()
  return readReview(context, idOrZero(id))
}
