import { setImmediate as nextTurn } from 'node:timers/promises'
import { inTransaction } from '../database/transaction.ts'
import type { LikelyPair, PrismaClient } from '../generated/prisma/client.ts'
import { readAllRecords } from './catalogue-records.ts'
import { orderedPair } from './distinct-pairs.ts'
import { searchPairs } from './pairs.ts'

/** Maximum number of pairs kept. */
const maxPairs = 5000

/** Number of rows per statement. */
const batchLength = 500

/** Time after which another process takes over a search. */
const claimMs = 15 * 60_000

/**
 * Claims the search for likely pairs: one process at a time, if anything has changed since the last search (pairs).
 *
 * @returns a function that searches, stores the pairs and resolves with their number; null if there is nothing to search
 */
export async function claimSearch(
  prisma: PrismaClient,
  now = Date.now(),
): Promise<(() => Promise<number>) | null> {
  const versions = await readVersions(prisma)
  const claimedUntil = new Date(now + claimMs)
  if (!(await claim(prisma, versions, now, claimedUntil))) return null
  return async () => {
    try {
      const found = await search(prisma)
      await keep(prisma, found, versions, claimedUntil)
      return found.length
    } catch (error) {
      const data = { claimedUntil: null }
      await inTransaction(prisma, (transaction) =>
        transaction.pairSearch.updateMany({ where: { claimedUntil }, data }),
      )
      throw error
    }
  }
}

/** @returns the number of pairs; 0 if nothing was searched */
export async function refreshPairs(prisma: PrismaClient, now?: number): Promise<number> {
  return (await (await claimSearch(prisma, now))?.()) ?? 0
}

/** Whether a search is running. */
export async function isSearching(prisma: PrismaClient): Promise<boolean> {
  const kept = await prisma.pairSearch.findUnique({ where: { id: 1 } })
  return kept?.claimedUntil != null && kept.claimedUntil > new Date()
}

/** Replaces the pairs, unless another process has taken over. */
async function keep(
  prisma: PrismaClient,
  found: readonly LikelyPair[],
  versions: string,
  claimedUntil: Date,
): Promise<void> {
  await inTransaction(prisma, async (transaction) => {
    const data = { versions, claimedUntil: null, finishedAt: new Date() }
    const { count } = await transaction.pairSearch.updateMany({ where: { id: 1, claimedUntil }, data })
    if (count === 0) return
    await transaction.likelyPair.deleteMany()
    for (let from = 0; from < found.length; from += batchLength) {
      const some = found.slice(from, from + batchLength)
      const ids = some.flatMap(({ firstId, secondId }) => [firstId, secondId])
      // Leaves out establishments deleted during the search.
      const rows = await transaction.business.findMany({ where: { id: { in: ids } }, select: { id: true } })
      const left = new Set(rows.map(({ id }) => id))
      const data = some.filter(({ firstId, secondId }) => left.has(firstId) && left.has(secondId))
      await transaction.likelyPair.createMany({ data })
    }
    await transaction.$executeRaw`
      DELETE p FROM likely_pairs p
      JOIN distinct_pairs d ON d.first_id = p.first_id AND d.second_id = p.second_id`
  })
}

async function search(prisma: PrismaClient): Promise<LikelyPair[]> {
  const found: LikelyPair[] = []
  const byScore = () => found.sort((one, other) => other.score - one.score).splice(maxPairs)
  for (const pair of searchPairs(await readAllRecords(prisma))) {
    if (pair === null) {
      await nextTurn()
      continue
    }
    const ids = orderedPair(Number(pair.one.id), Number(pair.other.id))
    found.push({ ...ids, score: pair.score, reasons: pair.reasons.join(' ') })
    if (found.length >= 2 * maxPairs) byScore()
  }
  byScore()
  return found
}

/** Versions that every write of an establishment raises. */
async function readVersions(prisma: PrismaClient): Promise<string> {
  const rows = await prisma.catalogueVersion.findMany({ orderBy: { id: 'asc' } })
  return rows.map(({ id, version }) => `${id}:${version}`).join(' ')
}

/** @returns whether this process has the claim */
function claim(prisma: PrismaClient, versions: string, now: number, claimedUntil: Date): Promise<boolean> {
  return inTransaction(prisma, async (transaction) => {
    await transaction.pairSearch.createMany({ data: [{ id: 1 }], skipDuplicates: true })
    const { count } = await transaction.pairSearch.updateMany({
      where: {
        id: 1,
        versions: { not: versions },
        OR: [{ claimedUntil: null }, { claimedUntil: { lt: new Date(now) } }],
      },
      data: { claimedUntil },
    })
    return count > 0
  })
}
