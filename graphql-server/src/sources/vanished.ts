import { localDate } from '../../../schema/hours/calendar.ts'
import { inTransaction } from '../database/transaction.ts'
import type { ReferenceKeys } from './read/reference-keys.ts'
import { allRecords, existingIds } from './records.ts'
import type { RunSettings } from './settings.ts'

/**
 * Marks listings of earlier runs that are no longer in the source, as work of the day; never deletes them.
 *
 * @param inFile all references of the file
 * @returns their number
 */
export async function markVanished(
  { prisma, source, dryRun }: RunSettings,
  inFile: ReferenceKeys,
): Promise<number> {
  let count = 0
  const vanishedOn = localDate(Date.now())
  for await (const rows of allRecords(prisma, source)) {
    const missing = rows.filter(({ reference }) => !inFile.has(reference))
    const ids = missing.map(({ businessId }) => businessId)
    const there = await existingIds(prisma, ids)
    count += missing.filter(({ businessId }) => there.has(businessId)).length
    const fresh = missing.filter((row) => row.vanishedOn === null).map(({ id }) => id)
    if (dryRun || fresh.length === 0) continue
    await inTransaction(prisma, (transaction) =>
      transaction.sourceRecord.updateMany({ where: { id: { in: fresh } }, data: { vanishedOn } }),
    )
  }
  return count
}
