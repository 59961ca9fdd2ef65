import { texts } from '../catalogue/texts.ts'
import { ConflictError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'

/**
 * Makes sure that the product keeps an administrator when one goes or loses the role (decision 12). The rows of all
 * administrators stay locked until the transaction ends, so that the last two who go at the same time go one by one.
 *
 * @param transaction that takes the role or the account
 * @param id of the account
 * @throws ConflictError when it is the only administrator
 */
export async function keepAnAdmin(transaction: Prisma.TransactionClient, id: number): Promise<void> {
  const admins = await transaction.$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE role = 'admin' ORDER BY id FOR UPDATE`
  if (admins.length === 1 && admins[0]?.id === id) throw new ConflictError(texts.accounts.lastAdmin)
}
