import { createHmac, randomBytes } from 'node:crypto'
import { dayOf } from '../../../schema/hours/calendar.ts'
import { unaccent } from '../../../schema/slug.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { networkOf } from '../limits/client.ts'

declare module '../context.ts' {
  interface Services {
    emptySearches: EmptySearches
  }
}

/** What people looked for and did not find (empty-searches). */
export interface EmptySearch {
  /** In lower case, without accents. */
  words: string
  /** Over all kept days. */
  visitors: number
  /** Day in São Paulo, at midnight UTC. */
  lastDay: Date
}

/** Visitors of a day from whom on words are written down. */
const minVisitors = 5

const retentionDays = 90
const maxLength = 60

/** Bounds of a day's sketch: some 10 MB. */
const maxWords = 5000
const maxVisitorsOfWords = 1000
const maxWordsOfVisitor = 20
const maxVisitors = 50_000

const dayMs = 24 * 60 * 60 * 1000
const dateOf = (moment: number) => new Date(`${dayOf(moment)}T00:00:00Z`)

/** One day in memory. Visitors are hashes under a salt that is nowhere else and is gone with the day. */
class DaySketch {
  readonly day: string
  readonly #salt = randomBytes(16)
  readonly #visitors = new Map<string, Set<string>>()
  readonly #words = new Map<string, number>()

  constructor(day: string) {
    this.day = day
  }

  /** @returns how many visitors there are to write down, the first ones included */
  add(words: string, address: string): number {
    const hash = createHmac('sha256', this.#salt).update(networkOf(address)).digest('base64url').slice(0, 16)
    const visitors = this.#visitors.get(words) ?? new Set()
    const wordsOfVisitor = this.#words.get(hash) ?? 0
    const isFull =
      (!this.#visitors.has(words) && this.#visitors.size >= maxWords) ||
      (!this.#words.has(hash) && this.#words.size >= maxVisitors) ||
      visitors.size >= maxVisitorsOfWords ||
      wordsOfVisitor >= maxWordsOfVisitor
    if (visitors.has(hash) || isFull) return 0
    this.#visitors.set(words, visitors.add(hash))
    this.#words.set(hash, wordsOfVisitor + 1)
    return visitors.size < minVisitors ? 0 : visitors.size === minVisitors ? minVisitors : 1
  }
}

export type EmptySearches = ReturnType<typeof createEmptySearches>

/**
 * Notes searches that found nothing. Until five visitors of a day have looked for the same words they are in this process's
 * memory alone.
 *
 * @param now milliseconds since 1970
 */
export function createEmptySearches(prisma: PrismaClient, now: () => number = Date.now) {
  let sketch = new DaySketch('')
  return {
    /** @param name as it was typed */
    async note(name: string, address: string): Promise<void> {
      const words = notedWords(name)
      if (words === null) return
      const day = dayOf(now())
      if (sketch.day !== day) sketch = new DaySketch(day)
      const visitors = sketch.add(words, address)
      if (visitors === 0) return
      await prisma.$executeRaw`INSERT INTO search_misses (day, words, visitors)
        VALUES (${dateOf(now())}, ${words}, ${visitors})
        ON DUPLICATE KEY UPDATE visitors = visitors + ${visitors}`
    },

    /** Those that most visitors looked for come first. */
    async list({ page, perPage }: { page: number; perPage: number }): Promise<EmptySearch[]> {
      const rows = await prisma.searchMiss.groupBy({
        by: ['words'],
        _sum: { visitors: true },
        _max: { day: true },
        orderBy: [{ _sum: { visitors: 'desc' } }, { _max: { day: 'desc' } }, { words: 'asc' }],
        skip: (page - 1) * perPage,
        take: perPage,
      })
      return rows.map(({ words, _sum, _max }) => ({
        words,
        visitors: _sum.visitors ?? 0,
        lastDay: _max.day ?? new Date(0),
      }))
    },

    async count(): Promise<number> {
      const [row] = await prisma.$queryRaw<{ total: bigint }[]>`
        SELECT COUNT(DISTINCT words) AS total FROM search_misses`
      return Number(row?.total ?? 0)
    },

    /** @returns whether there were any */
    async remove(words: string): Promise<boolean> {
      return (await prisma.searchMiss.deleteMany({ where: { words } })).count > 0
    },
  }
}

/** @returns null for what may be of a person: digits, an address, more than a few words, signs that no word has */
function notedWords(name: string): string | null {
  const words = unaccent(name).trim().split(/\s+/)
  const text = words.join(' ')
  if (text.length > maxLength || words.length > 4 || !/^[\p{L} '’&.-]+$/u.test(text)) return null
  return /\p{L}{2}/u.test(text) ? text : null
}

/** Deletes what is older than 90 days. @returns how many rows */
export function purgeEmptySearches(prisma: PrismaClient, now = Date.now()): Promise<number> {
  return prisma.$executeRaw`DELETE FROM search_misses WHERE day < ${dateOf(now - retentionDays * dayMs)}`
}
