import { recordChange } from '../audit/record.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { createAccount } from './save-account.ts'

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
    const author = { actorId: null, requestId: null }
    await recordChange(transaction, author, {
      entity: 'user',
      entityId: id,
      before: null,
      after: { role: 'admin' },
    })
  })
}
