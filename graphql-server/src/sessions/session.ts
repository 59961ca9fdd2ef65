import { randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import { inTransaction, lockUser } from '../database/transaction.ts'
import { Prisma, type PrismaClient, type User } from '../generated/prisma/client.ts'
import { localMidnight } from '../time/calendar.ts'
import { describeDevice } from './device.ts'
import { issueToken } from './token.ts'

/** Retention of ended and expired sessions (sessions). */
const retentionMs = 30 * 24 * 60 * 60 * 1000

/** Maximum open sessions per account (sessions). */
const maxOpen = 50

/** Rows per DELETE, so that none locks the table for long. */
const batchSize = 1000

export interface OpenedSession {
  token: string
  expiresAt: Date
  userId: number
}

/**
 * Opens a session; beyond 50 the oldest one ends.
 *
 * @param account as read before the password was checked: if all sessions are ended in between, this one is never
 * valid
 * @param remember whether it lasts 30 days instead of 12 hours
 */
export async function openSession(
  transaction: Prisma.TransactionClient,
  { secret, userAgent }: Pick<Context, 'secret' | 'userAgent'>,
  { id: userId, tokenVersion }: Pick<User, 'id' | 'tokenVersion'>,
  remember: boolean,
): Promise<OpenedSession> {
  const id = randomBytes(16).toString('hex')
  const claims = { id: userId, version: tokenVersion, sessionId: id }
  const { token, expiresAt } = issueToken(secret, claims, remember)
  const device = describeDevice(userAgent)
  // Locked so that concurrent sign-ins see each other's sessions.
  await lockUser(transaction, userId)
  await transaction.session.createMany({
    data: { id, userId, tokenVersion, device, expiresAt, lastUsedOn: localMidnight(Date.now()) },
  })
  await endOldest(transaction, userId, id)
  return { token, expiresAt, userId }
}

/** Ends the oldest sessions beyond the maximum. @param newId the session just opened */
async function endOldest(
  transaction: Prisma.TransactionClient,
  userId: number,
  newId: string,
): Promise<void> {
  const now = new Date()
  const excess = await transaction.session.findMany({
    where: { userId, endedAt: null, expiresAt: { gt: now }, id: { not: newId } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    skip: maxOpen - 1,
    select: { id: true },
  })
  if (excess.length === 0) return
  const where = { id: { in: excess.map(({ id }) => id) } }
  await transaction.session.updateMany({ where, data: { endedAt: now } })
}

/**
 * Ends all sessions of an account, including tokens from before sessions were stored.
 *
 * @param keepId a session that stays open
 * @returns the account's new token version
 */
export async function endSessions(
  transaction: Prisma.TransactionClient,
  userId: number,
  keepId?: string,
): Promise<number> {
  const { tokenVersion } = await transaction.user.update({
    where: { id: userId },
    data: { tokenVersion: { increment: 1 } },
    select: { tokenVersion: true },
  })
  const open = { userId, endedAt: null }
  const others = keepId === undefined ? open : { ...open, id: { not: keepId } }
  await transaction.session.updateMany({ where: others, data: { endedAt: new Date() } })
  if (keepId !== undefined)
    await transaction.session.updateMany({ where: { ...open, id: keepId }, data: { tokenVersion } })
  return tokenVersion
}

/**
 * Deletes sessions that ended or expired more than 30 days ago.
 *
 * @param now milliseconds since 1970
 * @returns number of sessions deleted
 */
export async function eraseEndedSessions(prisma: PrismaClient, now = Date.now()): Promise<number> {
  const before = new Date(now - retentionMs)
  let erased = 0
  for (const column of [Prisma.sql`ended_at`, Prisma.sql`expires_at`]) {
    const erase = Prisma.sql`DELETE FROM sessions WHERE ${column} < ${before} LIMIT ${batchSize}`
    for (let count = batchSize; count === batchSize; erased += count)
      count = await inTransaction(prisma, (transaction) => transaction.$executeRaw(erase))
  }
  return erased
}
