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
  /** Topics of the contacts that have changed. */
  topics: ReturnType<typeof contactTopics>
  businessName: string
  businessSlug: string
}

const ContactChange = builder.objectRef<Change>('ContactChange').implement({
  description: 'A changed contact as the mail to the owner reports it.',
  fields: (t) => ({
    businessName: t.exposeString('businessName', { description: 'What the establishment is called.' }),
    businessSlug: t.exposeString('businessSlug', { description: 'Its slug.' }),
  }),
})

const tokenArg = builder.args((t) => ({ token: t.string({ required: true, description: 'From the mail.' }) }))

builder.queryField('contactChange', (t) =>
  t.field({
    type: ContactChange,
    nullable: true,
    authScopes: { public: true },
    description: 'The changed contact that a mail reported; null for a token that is none.',
    args: tokenArg,
    resolve: (_root, { token }, context) =>
      context.limiter.attempt(invalidResetLinks(context.address), () => readChange(context, token)),
  }),
)

builder.mutationField('contestContactChange', (t) =>
  t.boolean({
    authScopes: { public: true },
    description:
      'Says that the owner does not know of a changed contact: unanswered confirmations of the establishment end, no message asks for another, and a proposal of the owner asks to check the contact. Always true.',
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
