import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { restorableMs } from '../src/writes/restorable.ts'

/** The operation that takes a deletion back. */
export const restoreOperation = `mutation ($entry: ID!) {
  restoreDeletion(auditEntryId: $entry) {
    entity id name slug formerSlug entry { restorationState restorableUntil }
  }
}`

/** The id of the last deletion's entry. */
export async function lastDeletion(prisma: PrismaClient): Promise<string> {
  const { id } = await prisma.auditEntry.findFirstOrThrow({
    where: { action: 'delete' },
    orderBy: { id: 'desc' },
    select: { id: true },
  })
  return String(id)
}

/** Makes all deletions so old that they cannot be taken back any more, or almost. */
export async function age(prisma: PrismaClient, milliseconds = restorableMs): Promise<void> {
  await prisma.deletion.updateMany({ data: { at: new Date(Date.now() - milliseconds) } })
}
