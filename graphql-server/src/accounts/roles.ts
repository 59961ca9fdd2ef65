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
 * Makes sure that an administrator is left when an account goes or loses the role (own-account). Only a demo account
 * leaves the guide to another demo account, which may not be able to sign in (demo-local). The rows stay locked until
 * the transaction ends, so that of the last two who go at the same time one stays.
 *
 * @param transaction that takes the role or the account, run by `inTransaction`
 * @param id of the account
 * @throws ConflictError when it is the only administrator
 */
export async function keepAnAdmin(transaction: Prisma.TransactionClient, id: number): Promise<void> {
  const known = await transaction.user.findUnique({ where: { id }, select: { role: true, isDemo: true } })
  if (known?.role === 'admin') {
    const admins = await lockAdmins(transaction)
    if (admins.some((admin) => admin.id !== id && (known.isDemo || !Number(admin.isDemo)))) return
  }
  const [row] = await transaction.$queryRaw<{ role: string }[]>`
    SELECT role FROM users WHERE id = ${id} FOR UPDATE`
  if (row?.role !== 'admin') return
  // It may have got the role since it was looked at without a lock.
  throw known?.role === 'admin' ? new ConflictError('LAST_ADMIN', texts.accounts.lastAdmin) : new TryAgain()
}

/** In one order, so that two who lock them never wait for each other in a circle. */
function lockAdmins(transaction: Prisma.TransactionClient): Promise<AdminRow[]> {
  return transaction.$queryRaw`
    SELECT id, is_demo AS isDemo FROM users WHERE role = 'admin' ORDER BY id FOR UPDATE`
}
