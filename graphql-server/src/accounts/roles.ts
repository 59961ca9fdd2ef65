import type { Viewer } from '../context.ts'
import { inTransaction, lockAdmins, lockUser, TryAgain } from '../database/transaction.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import type { Prisma, PrismaClient, User } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { endSessions } from '../sessions/session.ts'
import { type Author, recordChange } from '../writes/trail.ts'
import { createAccount } from './account.ts'
import { endInvitations } from './invitation-rows.ts'

/**
 * Gives an account a role and ends its sessions; one that has the role already stays as it is. With the administrator's
 * role the invitations go that it has sent (invitations).
 *
 * @param author who does it, for the audit trail
 * @returns the addresses whose invitations have ended
 * @throws NotFoundError when there is no such account, ConflictError when no administrator would be left
 */
export function setRole(
  prisma: PrismaClient,
  author: Author,
  id: number,
  role: Viewer['role'],
): Promise<string[]> {
  return inTransaction(prisma, async (transaction) => {
    const isAnotherLeft = role === 'admin' || (await lockAdminsWith(transaction, id))
    const account = await lockOther(transaction, id)
    if (account.role === role) return []
    if (role !== 'admin') keepAnAdmin(account, isAnotherLeft)
    await transaction.user.update({ where: { id }, data: { role } })
    const ended = role === 'admin' ? [] : await endInvitations(transaction, author, { invitedById: id })
    await endSessions(transaction, id)
    const change = { before: { role: account.role }, after: { role } }
    await recordChange(transaction, author, { entity: 'user', entityId: id, ...change })
    return ended
  })
}

/**
 * Locks an account that somebody else changes, until the transaction ends.
 *
 * @throws NotFoundError when there is no such account
 */
export async function lockOther(transaction: Prisma.TransactionClient, id: number): Promise<User> {
  await lockUser(transaction, id)
  const user = await transaction.user.findUnique({ where: { id } })
  if (!user) throw new NotFoundError(texts.accounts.notFound)
  return user
}

/**
 * Adds an administrator by a command, and the audit trail says so.
 *
 * @param account checked by the rule of registrations, with the password's hash
 * @throws ConflictError when the address has an account
 */
export function createAdmin(
  prisma: PrismaClient,
  account: Omit<Prisma.UserUncheckedCreateInput, 'role'>,
): Promise<void> {
  return inTransaction(prisma, async (transaction) => {
    const { id } = await createAccount(transaction, { ...account, role: 'admin' })
    await recordChange(
      transaction,
      { actorId: null, requestId: null },
      { entity: 'user', entityId: id, before: null, after: { role: 'admin' } },
    )
  })
}

/** An account as far as it decides whether an administrator can sign in. */
const adminColumns = { id: true, role: true, isDemo: true, deactivatedAt: true } as const

const isAdmin = ({ role, deactivatedAt }: Pick<User, 'role' | 'deactivatedAt'>) =>
  role === 'admin' && deactivatedAt === null

/**
 * Locks all administrators where an account is one of them, so that of the last two who leave at the same time one stays.
 * Comes before the lock of the account itself.
 *
 * @returns whether another one is left who can sign in; null where the account is no administrator. Only a demo account
 *   leaves the guide to another demo account, which may not be able to sign in (demo-local)
 */
export async function lockAdminsWith(
  transaction: Prisma.TransactionClient,
  id: number,
): Promise<boolean | null> {
  const known = await transaction.user.findUnique({ where: { id }, select: adminColumns })
  if (!known || !isAdmin(known)) return null
  await lockAdmins(transaction)
  const where = { role: 'admin' as const, deactivatedAt: null, id: { not: id } }
  const others = await transaction.user.findMany({ where, select: adminColumns })
  return others.some((other) => known.isDemo || !other.isDemo)
}

/**
 * Refuses to remove the only administrator (own-account).
 *
 * @param account locked, which is about to be deleted, deactivated or given another role
 * @param isAnotherLeft what `lockAdminsWith` returned
 * @throws ConflictError, and TryAgain when the account has become an administrator in between
 */
export function keepAnAdmin(account: User, isAnotherLeft: boolean | null): void {
  if (!isAdmin(account) || isAnotherLeft) return
  throw isAnotherLeft === null ? new TryAgain() : new ConflictError('LAST_ADMIN', texts.accounts.lastAdmin)
}
