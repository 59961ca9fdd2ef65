import { createHmac, hkdfSync } from 'node:crypto'
import type { Services } from '../../context.ts'
import { ConflictError } from '../../errors.ts'
import type { ClaimCode, ClaimMethod, Prisma } from '../../generated/prisma/client.ts'
import { texts } from '../../messages/texts.ts'

const hour = 60 * 60 * 1000

/** Codes per listing in seven days, attempts per code, and its lifetime (claim-codes). */
export const codeLimits = { perWeek: 3, attempts: 5, lifetimeMs: 24 * hour } as const

type Secrets = Pick<Services, 'secret' | 'previousSecret'>

/** The six digits of a code, derived from its id and never stored. */
export function codeDigits(secret: string, id: number): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'claim codes', 32))
  const number = createHmac('sha256', key).update(String(id)).digest().readUIntBE(0, 6)
  return String(number % 1_000_000).padStart(6, '0')
}

/** Whether the typed text is a code, ignoring spaces and dashes. */
export function isCode({ secret, previousSecret }: Secrets, id: number, typed: string): boolean {
  const digits = typed.replace(/[\s-]/g, '')
  return [secret, ...(previousSecret === undefined ? [] : [previousSecret])].some(
    (each) => codeDigits(each, id) === digits,
  )
}

const live = (proposalId: number, method: ClaimMethod) => ({
  proposalId,
  method,
  attempts: { lt: codeLimits.attempts },
  expiresAt: { gt: new Date() },
})

/** @returns the usable code of a claim; null when there is none */
export const liveCode = (
  transaction: Prisma.TransactionClient,
  proposalId: number,
  method: ClaimMethod,
): Promise<ClaimCode | null> =>
  transaction.claimCode.findFirst({ where: live(proposalId, method), orderBy: { id: 'desc' } })

/**
 * The live code of a claim, or a new one. Locks the establishment, so that concurrent calls are both counted.
 *
 * @throws ConflictError at the weekly limit of the listing
 */
export async function drawCode(
  transaction: Prisma.TransactionClient,
  { proposalId, businessId, method, drawnById = null }: DrawnCode,
): Promise<ClaimCode> {
  const found = await liveCode(transaction, proposalId, method)
  if (found) return found
  const now = Date.now()
  const drawn = await transaction.claimCode.count({
    where: { businessId, createdAt: { gt: new Date(now - 7 * 24 * hour) } },
  })
  if (drawn >= codeLimits.perWeek) throw new ConflictError('LIMIT_REACHED', texts.claims.tooManyCodes)
  const expiresAt = new Date(now + codeLimits.lifetimeMs)
  const data = { proposalId, businessId, method, drawnById, createdAt: new Date(now), expiresAt }
  return transaction.claimCode.create({ data })
}

interface DrawnCode {
  proposalId: number
  businessId: number
  method: ClaimMethod
  /** The administrator who reads it out. */
  drawnById?: number | null
}

/** Counts an attempt at the live code of a claim. @returns the code, to compare with; null when none is live */
export async function countAttempt(
  transaction: Prisma.TransactionClient,
  proposalId: number,
  method: ClaimMethod,
): Promise<ClaimCode | null> {
  const code = await liveCode(transaction, proposalId, method)
  if (!code) return null
  const { count } = await transaction.claimCode.updateMany({
    where: { id: code.id, attempts: { lt: codeLimits.attempts } },
    data: { attempts: { increment: 1 } },
  })
  return count === 1 ? code : null
}
