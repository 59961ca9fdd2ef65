import { type Author, recordChange } from '../audit/record.ts'
import { inTransaction } from '../database/transaction.ts'
import { NotFoundError } from '../errors.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { keepAnAdmin } from '../sessions/last-admin.ts'
import type { Viewer } from '../sessions/viewer.ts'

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
    if (!before) throw new NotFoundError(texts.users.notFound)
    if (before.role === role) return
    await transaction.user.update({ where: { id }, data: { role, tokenVersion: { increment: 1 } } })
    await recordChange(transaction, author, { entity: 'user', entityId: id, before, after: { role } })
  })
}
