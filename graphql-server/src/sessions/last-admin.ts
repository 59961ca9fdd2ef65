import { TryAgain } from '../database/transaction.ts'
import { ConflictError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'

/**
 * Makes sure that an administrator is left when an account goes or loses the role (own-account). What it has looked at
 * stays locked until the transaction ends, so that the last two who go at the same time go one by one.
 *
 * @param transaction that takes the role or the account, run by `inTransaction`
 * @param id of the account
 * @throws ConflictError when it is the only administrator
 */
export async function keepAnAdmin(transaction: Prisma.TransactionClient, id: number): Promise<void> {
  const known = await transaction.user.findUnique({ where: { id }, select: { role: true } })
  const admins = known?.role === 'admin' ? await lockAdmins(transaction) : []
  if (admins.some((admin) => admin.id !== id)) return
  const [row] = await transaction.$queryRaw<{ role: string }[]>`
    SELECT role FROM users WHERE id = ${id} FOR UPDATE`
  if (row?.role !== 'admin') return
  // It may have got the role since it was looked at without a lock.
  throw known?.role === 'admin' ? new ConflictError('LAST_ADMIN', texts.accounts.lastAdmin) : new TryAgain()
}

/** In one order, so that two who lock them never wait for each other in a circle. */
function lockAdmins(transaction: Prisma.TransactionClient): Promise<{ id: number }[]> {
  return transaction.$queryRaw`SELECT id FROM users WHERE role = 'admin' ORDER BY id FOR UPDATE`
}
