import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Services } from '../context.ts'
import { changeRows, inTransaction, isTaken } from '../database/transaction.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'

/** Timeout for signing with a passkey, in milliseconds. */
const lifetimeMs = 5 * 60 * 1000

const randomLength = 24
const timeLength = 8

/** Purpose of a challenge: signing in, or adding a passkey to one account. */
export type Purpose = 'sign in' | `register ${number}`

type Secrets = Pick<Services, 'secret' | 'previousSecret'>

/** Signs a challenge instead of storing it, since anyone may request one. */
function computeMac(secret: string, purpose: Purpose, content: Buffer): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'passkey challenges', 32))
  return createHmac('sha256', key).update(`${purpose}\n`).update(content).digest()
}

/** @returns a challenge that a passkey must sign within five minutes */
export function newChallenge({ secret }: Secrets, purpose: Purpose): Uint8Array<ArrayBuffer> {
  const time = Buffer.alloc(timeLength)
  time.writeBigUInt64BE(BigInt(Date.now() + lifetimeMs))
  const content = Buffer.concat([randomBytes(randomLength), time])
  return Uint8Array.from(Buffer.concat([content, computeMac(secret, purpose, content)]))
}

/**
 * @param text base64url, as signed by a passkey
 * @returns its expiry; null unless it is ours, for this purpose and still valid
 */
export function challengeExpiry(
  { secret, previousSecret }: Secrets,
  purpose: Purpose,
  text: string,
): Date | null {
  const bytes = Buffer.from(text, 'base64url')
  const content = bytes.subarray(0, randomLength + timeLength)
  const mac = bytes.subarray(randomLength + timeLength)
  const isOurs = [secret, previousSecret].some((each) => {
    const expected = each === undefined ? null : computeMac(each, purpose, content)
    return expected !== null && expected.length === mac.length && timingSafeEqual(expected, mac)
  })
  if (!isOurs) return null
  const expiresAt = new Date(Number(content.readBigUInt64BE(randomLength)))
  return expiresAt.getTime() > Date.now() ? expiresAt : null
}

/**
 * Marks a challenge as used, so that a signature is valid once.
 *
 * @returns false when it was already used
 */
export async function spendChallenge(prisma: PrismaClient, text: string, expiresAt: Date): Promise<boolean> {
  const hash = createHash('sha256').update(text).digest('hex')
  try {
    await inTransaction(prisma, (transaction) =>
      transaction.spentChallenge.create({ data: { hash, expiresAt } }),
    )
    return true
  } catch (error) {
    if (isTaken(error, '')) return false
    throw error
  }
}

/**
 * Deletes used challenges that have expired.
 *
 * @param now milliseconds since 1970
 * @returns number of challenges deleted
 */
export async function purgeChallenges(prisma: PrismaClient, now = Date.now()): Promise<number> {
  const where = { expiresAt: { lt: new Date(now) } }
  return changeRows(prisma, (transaction) => transaction.spentChallenge.deleteMany({ where }))
}
