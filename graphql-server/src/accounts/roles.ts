import type { Viewer } from '../context.ts'
import { inTransaction, TryAgain } from '../database/transaction.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { endSessions } from '../sessions/session.ts'
import { type Author, recordChange } from '../writes/trail.ts'
import { createAccount } from './account.ts'

/**
 * Gives an account a role and ends its sessions; one that has the role already stays as it is.
 *
 * @param author who does it, for the audit trail
 * @throws NotFoundError when there is no such account, ConflictError when no administrator would be left
 */
export function setRole(
  prisma: PrismaClient,
  author: Author,
  id: number,
  role: Viewer['role'],
): Promise<void> {
  return inTransaction(prisma, async (transaction) => {
    if (role !== 'admin') await keepAnAdmin(transaction, id)
    const [before] = await transaction.$queryRaw<{ role: Viewer['role'] }[]>`
      SELECT role FROM users WHERE id = ${id} FOR UPDATE`
    if (!before) throw new NotFoundError(texts.accounts.notFound)
    if (before.role === role) return
    await transaction.user.update({ where: { id }, data: { role } })
    await endSessions(transaction, id)
    await recordChange(transaction, author, { entity: 'user', entityId: id, before, after: { role } })
  })
}

/**
 * Lets nobody sign in to an account any more, which ends its sessions and its links for a password, or lets its owner in
 * again. What it owns stays.
 *
 * @param author who does it, for the audit trail
 * @throws NotFoundError when there is no such account, ConflictError when no administrator would be left
 */
export function setActive(
  prisma: PrismaClient,
  author: Author,
  id: number,
  isActive: boolean,
): Promise<void> {
  return inTransaction(prisma, async (transaction) => {
    if (!isActive) await keepAnAdmin(transaction, id)
    const [row] = await transaction.$queryRaw<{ deactivatedAt: unknown }[]>`
      SELECT deactivated_at AS deactivatedAt FROM users WHERE id = ${id} FOR UPDATE`
    if (!row) throw new NotFoundError(texts.accounts.notFound)
    const wasActive = row.deactivatedAt === null
    if (wasActive === isActive) return
    await transaction.user.update({ where: { id }, data: { deactivatedAt: isActive ? null : new Date() } })
    if (!isActive) {
      await transaction.passwordReset.deleteMany({ where: { userId: id } })
      await endSessions(transaction, id)
    }
    const [before, after] = [{ canSignIn: wasActive }, { canSignIn: isActive }]
    await recordChange(transaction, author, { entity: 'user', entityId: id, before, after })
  })
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

/** What is looked at of an administrator. Drivers differ in what a boolean of a raw statement is. */
interface AdminRow {
  id: number
  isDemo: unknown
}

/**
 * Makes sure that an administrator who can sign in is left when an account goes, loses the role or is deactivated
 * (own-account). Only a demo account
 * leaves the guide to another demo account, which may not be able to sign in (demo-local). The rows stay locked until
 * the transaction ends, so that of the last two who go at the same time one stays.
 *
 * @param transaction that takes the role or the account, run by `inTransaction`
 * @param id of the account
 * @throws ConflictError when it is the only administrator
 */
export async function keepAnAdmin(transaction: Prisma.TransactionClient, id: number): Promise<void> {
  const select = { role: true, isDemo: true, deactivatedAt: true } as const
  const known = await transaction.user.findUnique({ where: { id }, select })
  const isAdmin = known?.role === 'admin' && known.deactivatedAt === null
  if (isAdmin) {
    const admins = await lockAdmins(transaction)
    if (admins.some((admin) => admin.id !== id && (known.isDemo || !Number(admin.isDemo)))) return
  }
  const [row] = await transaction.$queryRaw<{ role: string; deactivatedAt: unknown }[]>`
    SELECT role, deactivated_at AS deactivatedAt FROM users WHERE id = ${id} FOR UPDATE`
  if (row?.role !== 'admin' || row.deactivatedAt !== null) return
  // It may have got the role since it was looked at without a lock.
  throw isAdmin ? new ConflictError('LAST_ADMIN', texts.accounts.lastAdmin) : new TryAgain()
}

/** Of those who can sign in, in one order, so that two who lock them never wait for each other in a circle. */
function lockAdmins(transaction: Prisma.TransactionClient): Promise<AdminRow[]> {
  return transaction.$queryRaw`
    SELECT id, is_demo AS isDemo FROM users WHERE role = 'admin' AND deactivated_at IS NULL ORDER BY id FOR UPDATE`
}
