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
  description: 'What a link asks an establishment to confirm.',
  fields: (t) => ({
    business: t.expose('business', { type: 'Business', description: 'The establishment with its values.' }),
    isConfirmed: t.exposeBoolean('isConfirmed', { description: 'Whether they were confirmed by this link.' }),
    isChat: t.exposeBoolean('isChat', {
      description: 'Whether it came in a message: then “no” means that there will be no other.',
    }),
  }),
})

builder.queryField('confirmationRequest', (t) =>
  t.field({
    type: ConfirmationRequest,
    nullable: true,
    authScopes: { public: true },
    description:
      'What a link in a mail or message asks to confirm; null for one that cannot be answered any more.',
    args: { token: t.arg.string({ required: true, description: 'Of the link.' }) },
    resolve: async (_root, { token }, context) => {
      const id = readSubmissionToken(context, 'confirmation', token)
      const request = id && (await context.prisma.confirmationRequest.findUnique({ where: { id } }))
      if (!request) return null
      const [stored] = await readStored(context.prisma, [request.businessId])
      const isConfirmed = request.outcome === 'CONFIRMED'
      if (!stored || !(isConfirmed || isOpen(request, stored))) return null
      const business = await context.search.current(request.businessId)
      // The owner has the link, or the person with the listed WhatsApp, who is not shown a hidden address. An answered link
      // outlives both.
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
      'Sends the owner of an establishment a mail with the link by which they confirm its phone, WhatsApp and address. For administrators and that owner. Always true.',
    args: { businessId: t.arg.id({ required: true, description: 'The establishment.' }) },
    resolve: async (_root, { businessId }, context) => {
      await mailOwner(context, idOrZero(businessId))
      return true
    },
  }),
  answerConfirmation: t.boolean({
    authScopes: { public: true },
    description:
      'Confirms what the page of a link shows, or says no, which ends it: of a mail the link, of a message all messages to the establishment. Once, for 14 days, and while the values are the same. Always true.',
    args: {
      token: t.arg.string({ required: true, description: 'Of the link.' }),
      confirms: t.arg.boolean({ required: true, description: 'Whether the values are right.' }),
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

/** @throws ForbiddenError for others than administrators and the owner; BadUserInputError where there is no owner */
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
