import { addDays, localDate } from '../../../schema/hours/calendar.ts'
import { readsAsLink } from '../../../schema/links/reads-as-link.ts'
import { whatsappNumber } from '../../../schema/phone-format.ts'
import { builder } from '../builder.ts'
import { lockOneStored, type StoredBusiness } from '../businesses/stored.ts'
import type { Context } from '../context.ts'
import { inTransaction, orTryAgain } from '../database/transaction.ts'
import { BadUserInputError, ConflictError } from '../errors.ts'
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'
import { idOrZero } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'
import { requireViewer } from '../sessions/viewer.ts'
import { createLink } from './links.ts'

/** Limit of messages per day, across processes. */
export const chatsPerDay = 20

/** Days between two messages to an establishment: six months at their longest. */
const pauseDays = 184

builder.mutationField('requestChatConfirmation', (t) =>
  t.string({
    authScopes: { admin: true },
    description:
      'Creates a message to send from the guide’s own WhatsApp that asks an establishment to confirm its data. At most 20 a day, one per establishment in six months, and none after a refusal (LIMIT_REACHED). Returns the URL that opens the chat with the text.',
    args: { businessId: t.arg.id({ required: true, description: 'Id of the establishment.' }) },
    resolve: async (_root, { businessId }, context) => {
      const { id: viewerId } = await requireViewer(context)
      return inTransaction(context.prisma, async (transaction) => {
        const stored = await lockOneStored(transaction, idOrZero(businessId))
        return createChat(transaction, context, stored, viewerId)
      })
    },
  }),
)

/**
 * Takes one of the day's message slots for a locked establishment. Two processes taking the same slot conflict in the
 * unique index.
 *
 * @returns URL that opens the chat with the text
 */
async function createChat(
  transaction: Prisma.TransactionClient,
  context: Context,
  stored: StoredBusiness,
  requestedById: number,
): Promise<string> {
  const { id: businessId, fields } = stored
  if (fields.state === 'DRAFT') throw new BadUserInputError({ businessId: texts.confirmations.draft })
  const recipient = whatsappNumber(fields.whatsapp ?? '')
  if (!recipient) throw new BadUserInputError({ businessId: texts.confirmations.noWhatsapp })
  const requestedOn = localDate(Date.now())
  await checkPause(transaction, businessId, requestedOn)
  const last = await transaction.confirmationRequest.findFirst({
    where: { requestedOn, slot: { not: null } },
    orderBy: { slot: 'desc' },
    select: { slot: true },
  })
  const slot = (last?.slot ?? 0) + 1
  if (slot > chatsPerDay) throw refusal(texts.confirmations.dayIsFull(chatsPerDay))
  const request = { channel: 'CHAT', requestedById, requestedOn, slot } as const
  const { url } = await orTryAgain(() => createLink(transaction, context, stored, request), 'slot')
  const name = readsAsLink(fields.name) ? null : fields.name
  const text = texts.confirmations.chatMessage(new URL(context.origin).host, name, url)
  return `https://wa.me/${recipient}?${new URLSearchParams({ text })}`
}

const refusal = (message: string) =>
  new ConflictError('LIMIT_REACHED', message, { fields: { businessId: message } })

/** @throws ConflictError if the establishment has refused, or was asked within six months */
async function checkPause(transaction: Prisma.TransactionClient, businessId: number, today: string) {
  const where = { businessId, channel: 'CHAT' } as const
  const refused = await transaction.confirmationRequest.findFirst({
    where: { ...where, outcome: 'REFUSED' },
    select: { id: true },
  })
  if (refused) throw refusal(texts.confirmations.saidNo)
  const last = await transaction.confirmationRequest.findFirst({
    where,
    orderBy: { requestedOn: 'desc' },
    select: { requestedOn: true },
  })
  const again = last && addDays(last.requestedOn, pauseDays)
  if (again && again > today) throw refusal(texts.confirmations.askedBefore(last.requestedOn, again))
}

/** Filters published establishments that can be asked by message today, ignoring the daily limit. One statement. */
export async function findAskableByChat(
  prisma: PrismaClient,
  ids: readonly number[],
  today: string,
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await prisma.$queryRaw<{ id: number }[]>(askableByChat(ids, today))
  return new Set(rows.map(({ id }) => id))
}

export const askableByChat = (ids: readonly number[], today: string) => Prisma.sql`
  SELECT b.id FROM businesses b
  WHERE b.id IN (${Prisma.join([...ids])}) AND b.whatsapp IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM confirmation_requests r WHERE r.business_id = b.id AND r.channel = 'CHAT'
    AND (r.outcome = 'REFUSED' OR r.requested_on > ${addDays(today, -pauseDays)}))`
