import type { Prisma } from '../generated/prisma/client.ts'

/**
 * Locks an account until the transaction ends (two-nodes): of two transactions that do so one waits, or on two nodes of a
 * cluster, which see each other's writes but not locks, one begins anew.
 */
export async function lockUser(transaction: Prisma.TransactionClient, id: number): Promise<void> {
  await transaction.$executeRaw`UPDATE users SET times_locked = times_locked + 1 WHERE id = ${id}`
}

/** Locks all administrators, in one order so that two who do so never wait for each other in a circle. */
export async function lockAdmins(transaction: Prisma.TransactionClient): Promise<void> {
  await transaction.$executeRaw`
    UPDATE users SET times_locked = times_locked + 1 WHERE role = 'admin' ORDER BY id`
}
