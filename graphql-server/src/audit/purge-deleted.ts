import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction } from '../database/transaction.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import type { Log } from '../log.ts'
import type { Images } from '../media/images.ts'
import { restorableFor } from './keep-deleted.ts'

/** Deletions that are forgotten in one transaction, and transactions of one run: what is left waits for the next. */
const bounds = { atOnce: 50, times: 40 }

/** Milliseconds from the start to the first run, and from each to the next. */
const pauses = { first: 60_000, next: 3_600_000 }

/** What the purge needs of the process. */
export interface Purge {
  prisma: PrismaClient
  images: Pick<Images, 'deleteUnreferenced'>
}

/**
 * Forgets deletions that cannot be taken back any more, and then removes the images that only they have kept. Several
 * processes may do it at the same time.
 *
 * @param now milliseconds since 1970
 * @returns how many deletions
 */
export async function purgeDeleted({ prisma, images }: Purge, now = Date.now()): Promise<number> {
  const at = { lte: new Date(now - restorableFor) }
  let forgotten = 0
  for (let time = 0; time < bounds.times; time++) {
    const rows = await prisma.deletion.findMany({
      where: { at },
      orderBy: { at: 'asc' },
      take: bounds.atOnce,
      select: { auditEntryId: true, images: { select: { imageId: true } } },
    })
    if (rows.length === 0) break
    const where = { auditEntryId: { in: rows.map(({ auditEntryId }) => auditEntryId) } }
    forgotten += await inTransaction(
      prisma,
      async (transaction) => (await transaction.deletion.deleteMany({ where })).count,
    )
    await images.deleteUnreferenced(rows.flatMap((row) => row.images.map(({ imageId }) => imageId)))
  }
  return forgotten
}

/**
 * Purges in the background as long as the process lives; what fails is logged and tried again at the next time.
 *
 * @returns ends it, and waits for what it is doing
 */
export function purgeNowAndThen(purge: Purge, log: Log): { stop: () => Promise<void> } {
  const end = new AbortController()
  const wait = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: end.signal, ref: false }).catch(() => {})
  const running = (async () => {
    for (let pause = pauses.first; ; pause = pauses.next) {
      // Processes that were started together do not ask together.
      await wait(pause * (1 + Math.random() / 10))
      if (end.signal.aborted) return
      try {
        const forgotten = await purgeDeleted(purge)
        if (forgotten > 0) log.info({ forgotten }, 'deletions that cannot be taken back any more')
      } catch (error) {
        log.warn({ err: error }, 'deletions left for the next purge')
      }
    }
  })()
  return {
    stop: () => {
      end.abort()
      return running
    },
  }
}
