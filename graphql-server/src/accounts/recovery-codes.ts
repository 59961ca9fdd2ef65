import { createHash, randomBytes } from 'node:crypto'
import { changeRows, inTransaction, lockUser } from '../database/transaction.ts'
import { NotFoundError } from '../errors.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { endSessions } from '../sessions/session.ts'
import { type Author, recordChange } from '../writes/trail.ts'

/** Codes of a set (second-factor). */
const codesInSet = 10

/** Crockford's: nobody takes one for another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 80 bits, so that a hash without salt is enough. */
const length = 16

/** As people may copy it: in any case, with any separators, an O for a zero, an I or L for a one. */
function hashOf(typed: string): string {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return createHash('sha256').update(code).digest('hex')
}

function newCode(): string {
  const signs = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length])
  return signs.join('').replace(/.{4}(?=.)/g, '$&-')
}

/**
 * Gives an account a new set of codes, which replaces the one that it has.
 *
 * @param transaction that holds the account's lock
 * @returns the codes, which are stored as hashes only
 */
export async function replaceRecoveryCodes(
  transaction: Prisma.TransactionClient,
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: codesInSet }, newCode)
  await transaction.recoveryCode.deleteMany({ where: { userId } })
  await transaction.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashOf(code) })),
  })
  return codes
}

/**
 * Removes the passkeys and recovery codes of an account and ends its sessions; the password alone signs in again.
 *
 * @param author who does it, for the audit trail
 * @returns the account's address; null when it has no passkey and stays as it is
 * @throws NotFoundError when there is no such account
 */
export function removeSecondFactor(
  prisma: PrismaClient,
  author: Author,
  userId: number,
): Promise<string | null> {
  return inTransaction(prisma, async (transaction) => {
    await lockUser(transaction, userId)
    const user = await transaction.user.findUnique({ where: { id: userId }, select: { email: true } })
    if (!user) throw new NotFoundError(texts.accounts.notFound)
    const { count } = await transaction.passkey.deleteMany({ where: { userId } })
    if (count === 0) return null
    await transaction.recoveryCode.deleteMany({ where: { userId } })
    await endSessions(transaction, userId)
    const change = { before: { secondFactor: true }, after: { secondFactor: false } }
    await recordChange(transaction, author, { entity: 'user', entityId: userId, ...change })
    return user.email
  })
}

/** @returns whether the account had that code, which is used up now */
export async function spendRecoveryCode(
  prisma: PrismaClient,
  userId: number,
  typed: string,
): Promise<boolean> {
  const where = { userId, codeHash: hashOf(typed) }
  return (await changeRows(prisma, (transaction) => transaction.recoveryCode.deleteMany({ where }))) > 0
}
