import { createHmac, randomBytes } from 'node:crypto'
import { localDate } from '../../../schema/hours/calendar.ts'
import { changeRows, inTransaction } from '../database/transaction.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { clientNetwork } from '../limits/client.ts'
import { type CounterKey, Counters, isCountedTogether } from '../limits/counters.ts'
import { localMidnight } from '../time/calendar.ts'
import { notedWords } from './noted-words.ts'

declare module '../context.ts' {
  interface Services {
    emptySearches: EmptySearches
  }
}

/** Visitors of a day from which words are stored. */
const minVisitors = 5

const retentionDays = 90

/** Per day. */
const maxWordsOfVisitor = 20
const maxVisitorsOfWords = 1000

const daySeconds = 24 * 60 * 60
const dayMs = 1000 * daySeconds

/**
 * Counts the visitors of words in counters that all processes share and that expire with the day. Their keys are hashes
 * with a salt of the day, which is stored nowhere else. Counts nothing for a visitor at the limit, nor in merged
 * counters while they are full.
 *
 * @returns number of visitors to store: all once the minimum is reached, then one by one
 */
async function newVisitors(counters: Counters, day: string, words: string, address: string): Promise<number> {
  const salt = await counters.share(`searches ${day}`, randomBytes(16).toString('base64url'), daySeconds)
  const searchCounter = (text: string): CounterKey => {
    const hash = createHmac('sha256', salt).update(text).digest('base64url').slice(0, 16)
    return { kind: `searches ${day}`, key: hash, address }
  }
  const visitor = searchCounter(clientNetwork(address))
  if ((await counters.get(visitor)).count >= maxWordsOfVisitor) return 0
  /** @returns 0 beyond the maximum */
  const count = async (counter: CounterKey, max: number) => {
    const total = await counters.add(counter, 1, daySeconds)
    if (total.count <= max && !isCountedTogether(counter, total)) return total.count
    await counters.release(total, 1)
    return 0
  }
  if ((await count(searchCounter(`${clientNetwork(address)}\n${words}`), 1)) === 0) return 0
  if ((await count(visitor, maxWordsOfVisitor)) === 0) return 0
  const visitors = await count(searchCounter(`\n${words}`), maxVisitorsOfWords)
  if (visitors < minVisitors) return 0
  return visitors === minVisitors ? minVisitors : 1
}

export type EmptySearches = ReturnType<typeof createEmptySearches>

/**
 * Records searches without results (empty-searches). Until five visitors of a day have searched for the same words,
 * these exist only in the counters' memory.
 *
 * @param counters separate ones: they leave no room for others
 * @param now milliseconds since 1970
 */
export function createEmptySearches(
  prisma: PrismaClient,
  counters = new Counters(),
  now: () => number = Date.now,
) {
  return {
    /** @param name as typed */
    async note(name: string, address: string): Promise<void> {
      const words = notedWords(name)
      if (words === null) return
      const visitors = await newVisitors(counters, localDate(now()), words, address)
      if (visitors === 0) return
      await inTransaction(
        prisma,
        (transaction) => transaction.$executeRaw`INSERT INTO search_misses (day, words, visitors)
          VALUES (${localMidnight(now())}, ${words}, ${visitors})
          ON DUPLICATE KEY UPDATE visitors = visitors + ${visitors}`,
      )
    },
  }
}

/**
 * Deletes rows older than 90 days.
 *
 * @returns number of rows
 */
export function purgeEmptySearches(prisma: PrismaClient, now = Date.now()): Promise<number> {
  const day = { lt: localMidnight(now - retentionDays * dayMs) }
  return changeRows(prisma, (transaction) => transaction.searchMiss.deleteMany({ where: { day } }))
}
