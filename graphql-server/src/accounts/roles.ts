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
 * Changes the role of an account and ends its sessions; does nothing if the role is the same. An account that stops
 * being an administrator loses the invitations it sent (invitations).
 *
 * @param author actor, for the audit trail
 * @returns addresses whose invitations were deleted
 * @throws NotFoundError for an unknown account, ConflictError when no administrator would be left
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
 * Locks an account other than the viewer's until the transaction ends.
 *
 * @throws NotFoundError for an unknown account
 */
export async function lockOther(transaction: Prisma.TransactionClient, id: number): Promise<User> {
  await lockUser(transaction, id)
  const user = await transaction.user.findUnique({ where: { id } })
  if (!user) throw new NotFoundError(texts.accounts.notFound)
  return user
}

/**
 * Creates an administrator from a command, recorded in the audit trail.
 *
 * @param account validated like a registration, with the password hash
 * @throws ConflictError when the address is taken
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

/** Columns that decide whether an administrator can sign in. */
const adminColumns = { id: true, role: true, isDemo: true, deactivatedAt: true } as const

const isAdmin = ({ role, deactivatedAt }: Pick<User, 'role' | 'deactivatedAt'>) =>
  role === 'admin' && deactivatedAt === null

/**
 * Locks all administrators if the account is one, so that one of the last two stays when both leave at once. Must
 * precede the lock of the account itself.
 *
 * @returns whether another administrator who can sign in is left; null if the account is not one. Demo accounts count
 * only if the account is one itself: they may be unable to sign in (demo-local)
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
 * Refuses to remove the last administrator (own-account).
 *
 * @param account locked account about to be deleted, deactivated or given another role
 * @param isAnotherLeft result of `lockAdminsWith`
 * @throws ConflictError; TryAgain when the account became an administrator after `lockAdminsWith`
 */
export function keepAnAdmin(account: User, isAnotherLeft: boolean | null): void {
  if (!isAdmin(account) || isAnotherLeft) return
  throw isAnotherLeft === null ? new TryAgain() : new ConflictError('LAST_ADMIN', texts.accounts.lastAdmin)
}
