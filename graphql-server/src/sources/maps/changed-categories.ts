import { localDate } from '../../../../schema/hours/calendar.ts'
import { inTransaction } from '../../database/transaction.ts'
import { Prisma, type PrismaClient } from '../../generated/prisma/client.ts'
import type { Counted } from '../report.ts'
import type { CategoryMap } from './categories.ts'

/** Maximum length of a key. */
export const keyLength = 120

/** Maximum number of keys; beyond it the unknown keys counted longest ago are deleted. */
export const maxKeys = 5000

/** Number of keys per statement. */
const sliceSize = 500

/** Reads the keys that administrators mapped (source-categories). */
export async function readChangedCategories(prisma: PrismaClient): Promise<CategoryMap> {
  const rows = await prisma.sourceCategory.findMany({
    where: { isListed: { not: null } },
    orderBy: { id: 'asc' },
    take: 2 * maxKeys,
    select: {
      name: true,
      categoryId: true,
      subcategoryId: true,
      subcategory: { select: { categoryId: true } },
    },
  })
  return new Map(
    rows.map(({ name, subcategoryId, subcategory, ...row }) => {
      const categoryId = subcategory?.categoryId ?? row.categoryId
      return [name, categoryId === null ? null : { categoryId, subcategoryId }]
    }),
  )
}

/** Stores unknown keys of a run with their counts, so that they can be mapped (source-categories). */
export async function keepUnknownCategories(
  prisma: PrismaClient,
  counts: readonly Counted[],
  limit = maxKeys,
): Promise<void> {
  const kept = counts.filter(({ text }) => text.length <= keyLength && text.isWellFormed()).slice(0, limit)
  if (kept.length === 0) return
  const lastRunOn = localDate(Date.now())
  await inTransaction(prisma, async (transaction) => {
    for (let start = 0; start < kept.length; start += sliceSize) {
      const rows = kept
        .slice(start, start + sliceSize)
        .map(({ text, count }) => Prisma.sql`(${text}, ${count}, ${lastRunOn})`)
      await transaction.$executeRaw`
        INSERT INTO source_categories (name, places, last_run_on) VALUES ${Prisma.join(rows)}
        ON DUPLICATE KEY UPDATE places = VALUES(places), last_run_on = VALUES(last_run_on)`
    }
    const excess = (await transaction.sourceCategory.count()) - limit
    if (excess <= 0) return
    const oldest = await transaction.sourceCategory.findMany({
      where: { isListed: null },
      orderBy: [{ lastRunOn: 'asc' }, { places: 'asc' }],
      take: excess,
      select: { id: true },
    })
    await transaction.sourceCategory.deleteMany({ where: { id: { in: oldest.map(({ id }) => id) } } })
  })
}
