import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { restorableMs } from '../src/writes/restorable.ts'

/** The operation that takes an entry of the trail back. */
export const undoOperation = `mutation ($entry: ID!, $fields: [String!], $withChanged: Boolean! = false) {
  undoChange(auditEntryId: $entry, fields: $fields, withChanged: $withChanged) {
    done changed nothing impossible proposals obstacles { reason count names } entry { restorationState restorableUntil }
  }
}`

/** The query of what that would do. */
export const undoPreviewOperation = `query ($entry: ID!, $withChanged: Boolean! = false) {
  undoPreview(auditEntryId: $entry, withChanged: $withChanged) {
    done changed nothing impossible proposals obstacles { reason count names }
    fields { field group now set old isChangedSince } references { entity id name }
  }
}`

/** The id of the last entry that is no line. */
export async function lastEntry(prisma: PrismaClient): Promise<string> {
  const { id } = await prisma.auditEntry.findFirstOrThrow({
    where: { partOfId: null },
    orderBy: { id: 'desc' },
    select: { id: true },
  })
  return String(id)
}

/** Makes all entries so old that they cannot be taken back any more. */
export async function ageEntries(prisma: PrismaClient): Promise<void> {
  await prisma.auditEntry.updateMany({ data: { at: new Date(Date.now() - restorableMs) } })
}
