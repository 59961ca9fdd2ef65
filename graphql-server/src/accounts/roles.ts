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
    if (role !== 'admin') await keepAnAdmin(transaction, id)
    const before = { role: (await lockOther(transaction, id)).role }
    if (before.role === role) return []
    await transaction.user.update({ where: { id }, data: { role } })
    const ended = role === 'admin' ? [] : await endInvitations(transaction, author, { invitedById: id })
    await endSessions(transaction, id)
    await recordChange(transaction, author, { entity: 'user', entityId: id, before, after: { role } })
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

/**
 * Makes sure that an administrator who can sign in is left when an account goes, loses the role or is deactivated
 * (own-account). Only a demo account leaves the guide to another demo account, which may not be able to sign in
 * (demo-local). The rows stay locked until the transaction ends, so that of the last two who go at the same time one stays.
 *
 * @param transaction that takes the role or the account, run by `inTransaction`
 * @param id of the account
 * @throws ConflictError when it is the only administrator
 */
export async function keepAnAdmin(transaction: Prisma.TransactionClient, id: number): Promise<void> {
  const select = { id: true, role: true, isDemo: true, deactivatedAt: true } as const
  const isAdmin = (user: { role: string; deactivatedAt: Date | null } | null) =>
    user?.role === 'admin' && user.deactivatedAt === null
  const known = await transaction.user.findUnique({ where: { id }, select })
  if (known && isAdmin(known)) {
    await lockAdmins(transaction)
    const admins = await transaction.user.findMany({ where: { role: 'admin', deactivatedAt: null }, select })
    if (admins.some((admin) => admin.id !== id && (known.isDemo || !admin.isDemo))) return
  }
  await lockUser(transaction, id)
  if (!isAdmin(await transaction.user.findUnique({ where: { id }, select }))) return
  // It may have got the role since it was looked at without a lock.
  throw isAdmin(known) ? new ConflictError('LAST_ADMIN', texts.accounts.lastAdmin) : new TryAgain()
}
