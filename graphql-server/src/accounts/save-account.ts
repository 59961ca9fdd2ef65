import { isTaken } from '../database/transaction.ts'
import { ConflictError } from '../errors.ts'
import type { Prisma, PrismaClient, User } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'

/**
 * Adds an account.
 *
 * @throws ConflictError when the address has one
 */
export function createAccount(
  prisma: Pick<PrismaClient, 'user'>,
  data: Prisma.UserUncheckedCreateInput,
): Promise<User> {
  return withFreeEmail(prisma.user.create({ data }))
}

/** Lets the unique index alone decide whether an address is taken: whoever looks first can be overtaken. */
export async function withFreeEmail<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (!isTaken(error, 'email')) throw error
    throw new ConflictError('EMAIL_TAKEN', texts.accounts.emailTaken, {
      fields: { 'input.email': texts.accounts.emailTaken },
    })
  }
}

/**
 * Gives a locked account another password: all its sessions end, and so do the links by which one could be set.
 *
 * @param transaction that holds the account's lock
 * @returns the account as it is now
 */
export async function replacePassword(
  transaction: Prisma.TransactionClient,
  id: number,
  passwordHash: string,
): Promise<User> {
  await transaction.passwordReset.deleteMany({ where: { userId: id, usedAt: null } })
  return transaction.user.update({ where: { id }, data: { passwordHash, tokenVersion: { increment: 1 } } })
}
