import { searchedName } from '../../../schema/search-words.ts'
import { raiseVersion } from '../database/catalogue-version.ts'
import { inTransaction } from '../database/transaction.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'

/** Rows per statement and transaction. */
const pageLength = 1000

/**
 * Rewrites `businesses.search_words` that do not match the name: the migration wrote an approximation, and a process of
 * the previous release omits them.
 *
 * @returns number of rewritten rows
 */
export async function rewriteSearchWords(prisma: PrismaClient): Promise<number> {
  let rewritten = 0
  for (let last = 0; ; ) {
    const rows = await prisma.business.findMany({
      where: { id: { gt: last } },
      select: { id: true, name: true, searchWords: true },
      orderBy: { id: 'asc' },
      take: pageLength,
    })
    const wrong = rows.filter(({ name, searchWords }) => searchedName(name) !== searchWords)
    if (wrong.length > 0) rewritten += await rewrite(prisma, wrong)
    if (rows.length < pageLength) return rewritten
    last = rows.at(-1)?.id ?? last
  }
}

function rewrite(prisma: PrismaClient, wrong: readonly { id: number; name: string }[]): Promise<number> {
  return inTransaction(prisma, async (transaction) => {
    let count = 0
    // Skips rows renamed since the read, whose words are new. Changes nothing else, not even the date.
    for (const { id, name } of wrong)
      count += await transaction.$executeRaw`
        UPDATE businesses SET search_words = ${searchedName(name)} WHERE id = ${id} AND name = ${name}`
    await raiseVersion(
      transaction,
      wrong.map(({ id }) => id),
    )
    return count
  })
}
