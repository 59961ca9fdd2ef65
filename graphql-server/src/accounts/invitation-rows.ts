import type { Prisma } from '../generated/prisma/client.ts'
import { type Author, recordChanges } from '../writes/trail.ts'

/**
 * Deletes pending invitations and records this in the audit trail.
 *
 * @returns the invited addresses
 */
export async function endInvitations(
  transaction: Prisma.TransactionClient,
  author: Author,
  where: Prisma.InvitationWhereInput,
): Promise<string[]> {
  const rows = await transaction.invitation.findMany({ where, select: { id: true, email: true, role: true } })
  const ids = rows.map(({ id }) => id)
  await transaction.invitation.deleteMany({ where: { id: { in: ids } } })
  const changes = rows.map(({ id: entityId, role }) => ({
    entity: 'invitation' as const,
    entityId,
    before: { role },
    after: null,
  }))
  await recordChanges(transaction, author, changes)
  return rows.map(({ email }) => email)
}
