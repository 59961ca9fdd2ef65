import { addDays, localDate } from '../../../schema/hours/calendar.ts'
import { formatDate } from '../../../schema/hours/exceptions.ts'
import { type ProposalTopicName, proposalTopics } from '../../../schema/proposals/topics.ts'
import { sitePages } from '../../../schema/site-pages.ts'
import { builder } from '../builder.ts'
import { readBusiness } from '../business-rows/full-business.ts'
import { hiddenFields, hiddenUntil } from '../business-rows/hidden.ts'
import { lockOneStored, type StoredBusiness } from '../businesses/stored.ts'
import type { Context } from '../context.ts'
import { raiseVersion } from '../database/catalogue-version.ts'
import { inTransaction } from '../database/transaction.ts'
import { BadUserInputError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { idOrZero } from '../lists/keys.ts'
import { mails } from '../messages/mails.ts'
import { texts } from '../messages/texts.ts'
import { type Author, changeOfBusiness, recordChange, requestAuthor } from '../writes/trail.ts'
import { currentBusiness } from './type.ts'

/** Days for which street and contacts are hidden (hidden-contacts). */
const hiddenDays = 7

/** Topics whose open proposals allow hiding. */
const requests: string[] = ['REMOVAL', 'SCAM'] satisfies ProposalTopicName[]

const businessArg = builder.args((t) => ({
  businessId: t.id({ required: true, description: 'Id of the establishment.' }),
}))

builder.mutationFields((t) => ({
  hideContacts: t.field({
    type: 'Business',
    authScopes: { admin: true },
    description:
      'Hides street, map point, contacts and links of an establishment from the public for seven days, while a removal request or a scam report is open. Notifies its owner and its e-mail address. No effect if they are already hidden.',
    args: businessArg,
    resolve: (_root, { businessId }, context) => change(context, idOrZero(businessId), hide),
  }),
  showContacts: t.field({
    type: 'Business',
    authScopes: { admin: true },
    description: 'Shows again what `hideContacts` hid.',
    args: businessArg,
    resolve: (_root, { businessId }, context) =>
      change(context, idOrZero(businessId), (transaction, author, stored) =>
        write(transaction, author, stored, null),
      ),
  }),
}))

builder.prismaObjectFields('Proposal', (t) => ({
  contactsHiddenUntil: t.string({
    nullable: true,
    description:
      'The last day on which street and contacts of the establishment are hidden, yyyy-MM-dd; null when they are not.',
    select: { businessId: true },
    resolve: async ({ businessId }, _args, context) => {
      const stored = await currentBusiness(context, businessId)
      return stored && hiddenUntil(stored)
    },
  }),
}))

type Act = (
  transaction: Prisma.TransactionClient,
  author: Author,
  stored: StoredBusiness,
  context: Context,
) => Promise<void>

async function change(context: Context, id: number, act: Act) {
  const author = await requestAuthor(context)
  await inTransaction(context.prisma, async (transaction) => {
    const stored = await lockOneStored(transaction, id)
    await context.checkPreconditions?.(transaction)
    await act(transaction, author, stored, context)
  })
  context.mail.wake()
  return readBusiness(context, id)
}

const hide: Act = async (transaction, author, stored, context) => {
  if (hiddenUntil(stored) !== null) return
  const { id: businessId, fields } = stored
  const where = { businessId, state: 'OPEN', topic: { in: requests } } as const
  if (!(await transaction.proposal.findFirst({ where, select: { id: true } })))
    throw new BadUserInputError({ businessId: texts.proposals.noReasonToHide })
  const until = addDays(localDate(Date.now()), hiddenDays)
  const owner =
    fields.ownerId === null
      ? null
      : await transaction.user.findUnique({ where: { id: fields.ownerId }, select: { email: true } })
  const url = context.origin + sitePages.scam
  for (const address of new Set([owner?.email, fields.email]))
    if (address)
      await context.mail.write(
        transaction,
        address,
        mails.contactsHidden(url, fields.name, formatDate(until)),
      )
  await write(transaction, author, stored, until)
}

async function write(
  transaction: Prisma.TransactionClient,
  author: Author,
  stored: StoredBusiness,
  until: string | null,
): Promise<void> {
  const before = { contactsHiddenUntil: hiddenUntil(stored) }
  const after = { contactsHiddenUntil: until }
  if (before.contactsHiddenUntil === until) return
  const { id, fields } = stored
  await transaction.business.update({ where: { id }, data: after, select: { id: true } })
  await recordChange(transaction, author, changeOfBusiness(id, { name: fields.name, before, after }))
  await raiseVersion(transaction, [])
}

/**
 * Refuses visitors' proposals about hidden fields: the response would depend on the hidden values.
 *
 * @throws BadUserInputError
 */
export function refuseHidden(stored: StoredBusiness, topics: readonly ProposalTopicName[]): void {
  const { contactsHiddenUntil, fields } = stored
  const hidden: readonly string[] = hiddenFields({ ...fields, contactsHiddenUntil })
  const until = hiddenUntil(stored)
  // Answers may be links, which are hidden with the contacts.
  const isHidden = topics.some((topic) =>
    topic === 'ATTRIBUTES'
      ? until !== null
      : proposalTopics[topic].fields.some((name) => hidden.includes(name)),
  )
  if (!isHidden) return
  const { hidden: hiddenTopics, hiddenAddress } = texts.proposals
  throw new BadUserInputError({
    'input.topics': until === null ? hiddenAddress : hiddenTopics(formatDate(until)),
  })
}
