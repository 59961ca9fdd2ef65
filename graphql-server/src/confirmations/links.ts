import { createHash } from 'node:crypto'
import { type ConfirmationTopic, confirmationTopicNames } from '../../../schema/confirmations/topics.ts'
import { localDate } from '../../../schema/hours/calendar.ts'
import type { BusinessFields } from '../businesses/fields.ts'
import { lockOneStored, type StoredBusiness } from '../businesses/stored.ts'
import type { Context } from '../context.ts'
import { raiseContentVersion } from '../database/catalogue-version.ts'
import { ConflictError } from '../errors.ts'
import type { ConfirmationChannel, ConfirmationRequest, Prisma } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { submissionToken } from '../proposals/tokens.ts'
import type { Author } from '../writes/trail.ts'
import { type ConfirmedValues, hasValue, valueHash } from './values.ts'
import { recordConfirmation } from './write.ts'

/** Days until a link expires. */
const linkDays = 14

const dayMs = 24 * 60 * 60 * 1000

type LinkValues = ConfirmedValues & Pick<BusinessFields, 'ownerId' | 'addressHidden'>

/**
 * Topics that a link shows and confirms: a message may not reach the owner, so it excludes a hidden address
 * (hidden-address).
 */
const topicsOf = (channel: ConfirmationChannel, { addressHidden }: LinkValues): ConfirmationTopic[] =>
  channel === 'CHAT' && addressHidden
    ? confirmationTopicNames.filter((topic) => topic !== 'ADDRESS')
    : [...confirmationTopicNames]

/** Hash of the owner and the values that a link shows. */
function linkHash(channel: ConfirmationChannel, fields: LinkValues): string {
  const hashes = topicsOf(channel, fields).map((topic) => valueHash(topic, fields))
  return createHash('sha256')
    .update([...hashes, fields.ownerId].join())
    .digest('hex')
}

interface LinkRequest {
  channel: ConfirmationChannel
  requestedById: number
  requestedOn: string
  slot?: number
}

/** Creates a link by which a locked establishment can confirm its values. Replaces open links of the same channel. */
export async function createLink(
  transaction: Prisma.TransactionClient,
  context: Context,
  { id: businessId, fields }: StoredBusiness,
  request: LinkRequest,
): Promise<{ url: string; expiresAt: Date }> {
  const { channel } = request
  const open = { businessId, channel, outcome: null }
  await transaction.confirmationRequest.updateMany({ where: open, data: { outcome: 'REPLACED' } })
  const expiresAt = new Date(Date.now() + linkDays * dayMs)
  const data = { ...request, businessId, expiresAt, valueHash: linkHash(channel, fields) }
  const { id } = await transaction.confirmationRequest.create({ data, select: { id: true } })
  return {
    url: `${context.origin}/confirmar-dados/${submissionToken(context, 'confirmation', id)}`,
    expiresAt,
  }
}

/** Whether a link has not expired, and owner and values are those it was made for. */
export function isCurrent(request: ConfirmationRequest, { fields }: StoredBusiness): boolean {
  const { channel, expiresAt, valueHash: hash } = request
  return expiresAt.getTime() > Date.now() && hash === linkHash(channel, fields) && fields.state !== 'DRAFT'
}

/** Whether a link can be answered: once, and while current. */
export const isOpen = (request: ConfirmationRequest, stored: StoredBusiness): boolean =>
  request.outcome === null && isCurrent(request, stored)

/**
 * Confirms what a link shows, or ends the link.
 *
 * @throws ConflictError, NotFoundError for a link that can no longer be answered
 */
export async function answerLink(
  transaction: Prisma.TransactionClient,
  requestId: string,
  id: number,
  confirms: boolean,
): Promise<void> {
  const { businessId } = await transaction.confirmationRequest.findUniqueOrThrow({ where: { id } })
  const stored = await lockOneStored(transaction, businessId)
  const request = await transaction.confirmationRequest.findUniqueOrThrow({ where: { id } })
  if (!isOpen(request, stored)) throw new ConflictError('STALE_VERSION', texts.confirmations.dead)
  const outcome = confirms ? 'CONFIRMED' : 'REFUSED'
  await transaction.confirmationRequest.update({ where: { id }, data: { outcome }, select: { id: true } })
  if (!confirms) return
  const isMail = request.channel === 'MAIL'
  const author: Author = { actorId: isMail ? stored.fields.ownerId : null, requestId }
  for (const topic of topicsOf(request.channel, stored.fields).filter((each) =>
    hasValue(each, stored.fields),
  ))
    await recordConfirmation(transaction, author, stored, topic, isMail ? 'OWNER' : 'CHAT')
  await raiseContentVersion(transaction)
}

/**
 * Ends the open requests of a locked establishment and blocks further messages (chat-confirmations), because somebody
 * does not recognize one of its contacts.
 */
export async function endRequests(
  transaction: Prisma.TransactionClient,
  { id: businessId, fields }: StoredBusiness,
): Promise<void> {
  const data = { outcome: 'REFUSED' } as const
  await transaction.confirmationRequest.updateMany({ where: { businessId, outcome: null }, data })
  const chat = { businessId, channel: 'CHAT', outcome: 'REFUSED' } as const
  if (await transaction.confirmationRequest.findFirst({ where: chat, select: { id: true } })) return
  const now = new Date()
  const ended = { requestedOn: localDate(now.getTime()), expiresAt: now, valueHash: linkHash('CHAT', fields) }
  await transaction.confirmationRequest.create({ data: { ...chat, ...ended }, select: { id: true } })
}
