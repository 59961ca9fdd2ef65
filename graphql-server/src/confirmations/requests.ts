import { localDate } from '../../../schema/hours/calendar.ts'
import { builder } from '../builder.ts'
import type { FullBusiness } from '../business-rows/full-business.ts'
import { withHidden } from '../business-rows/hidden.ts'
import { lockOneStored, readStored } from '../businesses/stored.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { BadUserInputError, ForbiddenError } from '../errors.ts'
import { invalidResetLinks, proposalMails } from '../limits/rules.ts'
import { idOrZero } from '../lists/keys.ts'
import { absence } from '../merges/merged.ts'
import { mails } from '../messages/mails.ts'
import { texts } from '../messages/texts.ts'
import { readSubmissionToken } from '../proposals/tokens.ts'
import { requireViewer } from '../sessions/viewer.ts'
import { answerLink, createLink, isCurrent, isOpen } from './links.ts'

interface Shown {
  business: FullBusiness
  isConfirmed: boolean
  isChat: boolean
}

const ConfirmationRequest = builder.objectRef<Shown>('ConfirmationRequest').implement({
  description: 'Data that a link asks an establishment to confirm.',
  fields: (t) => ({
    business: t.expose('business', {
      type: 'Business',
      description: 'Establishment with the values to confirm.',
    }),
    isConfirmed: t.exposeBoolean('isConfirmed', {
      description: 'Whether the values were confirmed by this link.',
    }),
    isChat: t.exposeBoolean('isChat', {
      description: 'Whether the link came in a chat message; a refusal then stops all further messages.',
    }),
  }),
})

builder.queryField('confirmationRequest', (t) =>
  t.field({
    type: ConfirmationRequest,
    nullable: true,
    authScopes: { public: true },
    description:
      'Data that a link from a mail or message asks to confirm; null unless the link is open or has confirmed them.',
    args: { token: t.arg.string({ required: true, description: 'Token from the link.' }) },
    resolve: async (_root, { token }, context) => {
      const id = readSubmissionToken(context, 'confirmation', token)
      const request = id && (await context.prisma.confirmationRequest.findUnique({ where: { id } }))
      if (!request) return null
      const [stored] = await readStored(context.prisma, [request.businessId])
      const isConfirmed = request.outcome === 'CONFIRMED'
      if (!stored || !(isConfirmed || isOpen(request, stored))) return null
      const business = await context.search.current(request.businessId)
      // Mail links go to the owner; chat links go to the listed WhatsApp, whose user must not see a hidden address. An
      // answered link outlives both.
      const isFull = request.channel === 'MAIL' || !stored.fields.addressHidden
      const mayReadAll = isFull && isCurrent(request, stored)
      return business && business.state !== 'DRAFT'
        ? {
            business: mayReadAll ? withHidden(business) : business,
            isConfirmed,
            isChat: request.channel === 'CHAT',
          }
        : null
    },
  }),
)

builder.mutationFields((t) => ({
  requestConfirmation: t.boolean({
    authScopes: { signedIn: true },
    description:
      'Mails the owner of an establishment a link to confirm its phone, WhatsApp and address. For administrators and that owner. Always true.',
    args: { businessId: t.arg.id({ required: true, description: 'Id of the establishment.' }) },
    resolve: async (_root, { businessId }, context) => {
      await mailOwner(context, idOrZero(businessId))
      return true
    },
  }),
  answerConfirmation: t.boolean({
    authScopes: { public: true },
    description:
      'Confirms the values shown by a link, or refuses: for a mail this ends the link, for a message all messages to the establishment. Works once, for 14 days, while the values are unchanged. Always true.',
    args: {
      token: t.arg.string({ required: true, description: 'Token from the link.' }),
      confirms: t.arg.boolean({ required: true, description: 'Whether the values are correct.' }),
    },
    resolve: async (_root, { token, confirms }, context) => {
      const id = await context.limiter.attempt(invalidResetLinks(context.address), async () =>
        readSubmissionToken(context, 'confirmation', token),
      )
      const isThere = id && (await context.prisma.confirmationRequest.count({ where: { id } })) > 0
      if (!isThere) throw new BadUserInputError({ token: texts.confirmations.dead })
      await inTransaction(context.prisma, (transaction) =>
        answerLink(transaction, context.requestId, id, confirms),
      )
      return true
    },
  }),
}))

/** @throws ForbiddenError unless the viewer is an administrator or the owner; BadUserInputError without an owner */
async function mailOwner(context: Context, id: number): Promise<void> {
  const { prisma } = context
  const viewer = await requireViewer(context)
  const owned = await prisma.business.findUnique({
    where: { id },
    select: { owner: { select: { id: true, email: true } } },
  })
  if (viewer.role !== 'admin' && owned?.owner?.id !== viewer.id) throw new ForbiddenError()
  if (!owned) throw await absence(prisma, { id }, true)
  if (!owned.owner) throw new BadUserInputError({ businessId: texts.confirmations.noOwner })
  const { email } = owned.owner
  await context.limiter.count(proposalMails(context.address, email))
  await inTransaction(prisma, async (transaction) => {
    const stored = await lockOneStored(transaction, id)
    const request = { channel: 'MAIL', requestedById: viewer.id, requestedOn: localDate(Date.now()) } as const
    const { url, expiresAt } = await createLink(transaction, context, stored, request)
    await context.mail.write(transaction, email, mails.confirmContacts(url, stored.fields.name, expiresAt))
  })
  context.mail.wake()
}
