import { randomBytes } from 'node:crypto'
import type { Prisma, PrismaClient, User } from '../generated/prisma/client.ts'
import { dayOf } from '../time/calendar.ts'
import { deviceOf } from './device.ts'
import { issueToken } from './token.ts'

const day = 24 * 60 * 60 * 1000

/** How long an ended session is kept, in milliseconds (sessions). */
const keptAfterEnd = 30 * day

/** Rows that are erased by one statement, so that none of them locks the table for long. */
const batchSize = 1000

/** Sessions that an account's list shows at most, those used last. */
const maxListed = 100

/** A session that has just been opened. */
export interface OpenedSession {
  token: string
  expiresAt: Date
  userId: number
}

/** What opening a session needs of the request. */
export interface SessionOrigin {
  /** JWT_SECRET. */
  secret: string
  /** The User-Agent header; empty when there is none. */
  userAgent: string
}

/** A date column holds the day of a moment at midnight UTC. */
const dateOf = (moment: number) => new Date(`${dayOf(moment)}T00:00:00Z`)

/**
 * Opens a session. It takes the account's token version as it was read before the password was checked: if all sessions
 * were ended meanwhile, this one never opens anything.
 *
 * @param prisma the client, or the transaction that makes the account
 * @param origin the request
 * @param account whose it is
 * @param remember whether it lasts 30 days instead of 12 hours
 */
export async function openSession(
  prisma: Pick<PrismaClient, 'session'>,
  { secret, userAgent }: SessionOrigin,
  { id: userId, tokenVersion }: Pick<User, 'id' | 'tokenVersion'>,
  remember: boolean,
): Promise<OpenedSession> {
  const id = randomBytes(16).toString('hex')
  const { token, expiresAt } = issueToken(
    secret,
    { id: userId, version: tokenVersion, sessionId: id },
    remember,
  )
  const device = deviceOf(userAgent)
  await prisma.session.createMany({
    data: { id, userId, tokenVersion, device, expiresAt, lastUsedOn: dateOf(Date.now()) },
  })
  return { token, expiresAt, userId }
}

/** A session as its owner sees it. */
export interface ListedSession {
  id: string
  device: string
  createdAt: Date
  /** Day in São Paulo, at midnight UTC. */
  lastUsedOn: Date
}

/**
 * Lists the open sessions of an account.
 *
 * @returns those used last first, at most 100
 */
export async function listSessions(prisma: PrismaClient, userId: number): Promise<ListedSession[]> {
  const rows = await prisma.session.findMany({
    where: { userId, endedAt: null, expiresAt: { gt: new Date() } },
    orderBy: [{ lastUsedOn: 'desc' }, { createdAt: 'desc' }, { id: 'asc' }],
    take: maxListed,
    select: {
      id: true,
      device: true,
      createdAt: true,
      lastUsedOn: true,
      tokenVersion: true,
      user: { select: { tokenVersion: true } },
    },
  })
  return rows.filter((row) => row.tokenVersion === row.user.tokenVersion)
}

/**
 * Ends one open session of an account.
 *
 * @returns whether there was one of that id
 */
export async function endSession(prisma: PrismaClient, userId: number, id: string): Promise<boolean> {
  const { count } = await prisma.session.updateMany({
    where: { id, userId, endedAt: null },
    data: { endedAt: new Date() },
  })
  return count > 0
}

/**
 * Ends all sessions of an account but one. Tokens from before sessions were kept in the database end in any case.
 *
 * @param transaction in which the reason for it is written
 * @param userId whose sessions
 * @param keepId the session that goes on
 * @returns the account's token version from now on
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
 * Erases sessions that ended, or expired, more than 30 days ago.
 *
 * @param now milliseconds since 1970
 * @returns how many
 */
export async function eraseEndedSessions(prisma: PrismaClient, now = Date.now()): Promise<number> {
  const before = new Date(now - keptAfterEnd)
  const ended = () => prisma.$executeRaw`DELETE FROM sessions WHERE ended_at < ${before} LIMIT ${batchSize}`
  const expired = () =>
    prisma.$executeRaw`DELETE FROM sessions WHERE expires_at < ${before} LIMIT ${batchSize}`
  return (await inBatches(ended)) + (await inBatches(expired))
}

async function inBatches(erase: () => Promise<number>): Promise<number> {
  let erased = 0
  for (;;) {
    const count = await erase()
    erased += count
    if (count < batchSize) return erased
  }
}
