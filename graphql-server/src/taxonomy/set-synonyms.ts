import { raiseVersion } from '../database/catalogue-version.ts'
import { inTransaction } from '../database/transaction.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { type Author, recordChange } from '../writes/trail.ts'
import { auditedEntry, entryRows, lockEntry } from './entry-rows.ts'
import type { entryTypes } from './entry-types.ts'

interface SynonymWrite {
  prisma: PrismaClient
  author: Author
  /** Whether nothing is written. */
  dryRun: boolean
}

/**
 * Replaces the synonyms of a category or subcategory.
 *
 * @param synonyms as `synonymsRule` makes them
 * @returns whether they differ from those that it had
 * @throws NotFoundError
 */
export function setSynonyms(
  { prisma, author, dryRun }: SynonymWrite,
  type: (typeof entryTypes)['category' | 'subcategory'],
  id: number,
  synonyms: string,
): Promise<boolean> {
  return inTransaction(prisma, async (transaction) => {
    const before = await lockEntry(transaction, type, id)
    if (before.values.synonyms === synonyms) return false
    if (dryRun) return true
    await entryRows(transaction, type.name).update({
      where: { id },
      data: { synonyms },
      select: { id: true },
    })
    await recordChange(transaction, author, {
      entity: type.name,
      entityId: id,
      before: auditedEntry(type, before),
      after: auditedEntry(type, { ...before, values: { ...before.values, synonyms } }),
    })
    await raiseVersion(transaction, [])
    return true
  })
}
