import { builder } from '../builder.ts'
import { lockOneStored } from '../businesses/stored.ts'
import { endRequests } from '../confirmations/links.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { BadUserInputError } from '../errors.ts'
import { invalidResetLinks } from '../limits/rules.ts'
import { texts } from '../messages/texts.ts'
import { writeSubmission } from '../proposals/submit.ts'
import { readSubmissionToken } from '../proposals/tokens.ts'
import { contactTopics } from './notices.ts'

interface Change {
  businessId: number
  /** Topics of the changed contacts. */
  topics: ReturnType<typeof contactTopics>
  businessName: string
  businessSlug: string
}

const ContactChange = builder.objectRef<Change>('ContactChange').implement({
  description: 'A changed contact, as reported in the mail to the owner.',
  fields: (t) => ({
    businessName: t.exposeString('businessName', { description: 'Name of the establishment.' }),
    businessSlug: t.exposeString('businessSlug', { description: 'Slug of the establishment.' }),
  }),
})

const tokenArg = builder.args((t) => ({
  token: t.string({ required: true, description: 'Token from the mail.' }),
}))

builder.queryField('contactChange', (t) =>
  t.field({
    type: ContactChange,
    nullable: true,
    authScopes: { public: true },
    description: 'The changed contact that a mail reported; null for an invalid token.',
    args: tokenArg,
    resolve: (_root, { token }, context) =>
      context.limiter.attempt(invalidResetLinks(context.address), () => readChange(context, token)),
  }),
)

builder.mutationField('contestContactChange', (t) =>
  t.boolean({
    authScopes: { public: true },
    description:
      'Reports that the owner does not recognize a changed contact: ends open confirmation requests of the establishment, blocks further messages, and submits a proposal to check the contact. Always true.',
    args: tokenArg,
    resolve: async (_root, { token }, context) => {
      const change = await context.limiter.attempt(invalidResetLinks(context.address), () =>
        readChange(context, token),
      )
      if (!change) throw new BadUserInputError({ token: texts.proposals.deadLink })
      await inTransaction(context.prisma, async (transaction) => {
        const stored = await lockOneStored(transaction, change.businessId)
        await endRequests(transaction, stored)
        const sent = { topics: change.topics, values: {} } as Parameters<typeof writeSubmission>[2]
        const sender = { kind: 'OWNER', senderId: null, channel: 'SITE', origin: null } as const
        await writeSubmission(transaction, stored, sent, sender)
      })
      return true
    },
  }),
)

async function readChange({ prisma, ...secrets }: Context, token: string): Promise<Change | null> {
  const id = readSubmissionToken(secrets, 'contact-change', token)
  if (id === null) return null
  const entry = await prisma.auditEntry.findUnique({
    where: { id, entity: 'business' },
    select: { entityId: true, changes: true },
  })
  const business =
    entry &&
    (await prisma.business.findUnique({
      where: { id: entry.entityId },
      select: { id: true, name: true, slug: true },
    }))
  if (!business) return null
  const topics = contactTopics(Object.keys(entry.changes ?? {}))
  return { businessId: business.id, topics, businessName: business.name, businessSlug: business.slug }
}
