import { setTimeout as sleep } from 'node:timers/promises'
import { isRecord } from '../../../schema/json.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'

/** Attempts at a transaction that fails with an engine error below, and at one that throws TryAgain. */
const maxAttempts = { engine: 6, tryAgain: 60 }

/** Row changed since it was read, lock wait timeout, deadlock. */
const retriedErrors = new Set<unknown>([1020, 1205, 1213])

/** To wait for a connection: longer than the pool, whose error says that the database is away. */
const maxWaitMs = 6_000
const timeoutMs = 15_000

/**
 * Thrown inside a transaction to restart it, as when another writer has taken a slug that was free. Allowed more often
 * than engine errors: each time another writer has finished, so it ends.
 */
export class TryAgain extends Error {}

/**
 * Runs `work` in a READ COMMITTED transaction and retries it with jitter after conflicts with other writers. It must do
 * nothing that a rollback does not undo: files are stored before it.
 *
 * @throws what `work` throws, after a rollback
 */
export async function inTransaction<T>(
  prisma: PrismaClient,
  work: (transaction: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await prisma.$transaction(work, {
        isolationLevel: 'ReadCommitted',
        maxWait: maxWaitMs,
        timeout: timeoutMs,
      })
    } catch (error) {
      const isTryAgain = error instanceof TryAgain
      const max = isTryAgain ? maxAttempts.tryAgain : isRetried(error) ? maxAttempts.engine : 0
      if (attempt >= max) throw error
      await sleep(isTryAgain ? Math.random() * 25 : 15 * attempt + Math.random() * 40)
    }
  }
}

/**
 * Runs statements whose failure another writer has caused again, with their whole transaction: the next attempt finds
 * what has changed and says so.
 *
 * @param uniqueColumn a value of which another writer may have taken
 * @throws TryAgain when a value of `uniqueColumn` is taken or a reference is broken; otherwise what `work` throws
 */
export async function orTryAgain<T>(work: () => Promise<T>, uniqueColumn?: string): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isOvertaken = isBrokenReference(error) || (uniqueColumn && isTaken(error, uniqueColumn))
    throw isOvertaken ? new TryAgain('overtaken', { cause: error }) : error
  }
}

/**
 * Raises the catalogue's version, which invalidates lists of search results. The last statement of every write that
 * changes which listings a search finds, or a name or slug on their cards: it is the row that all writers contend for.
 */
export async function raiseVersion(transaction: Prisma.TransactionClient): Promise<void> {
  await transaction.$executeRaw`UPDATE catalogue_version SET version = version + 1 WHERE id = 1`
}

/**
 * Raises the version of contents, which invalidates rendered pages. The last statement of every write that changes what
 * visitors see but not what searches find: a text, a phone, photos.
 */
export async function raiseContentVersion(transaction: Prisma.TransactionClient): Promise<void> {
  await transaction.$executeRaw`
    INSERT INTO catalogue_version (id, version) VALUES (2, 1) ON DUPLICATE KEY UPDATE version = version + 1`
}

function isRetried(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return code === 'P2034' || retriedErrors.has(engineErrorOf(error))
}

/** The engine's error number. Prisma's errors have the driver's inside, which the adapter calls a code. */
function engineErrorOf(thrown: unknown): unknown {
  for (let error = thrown, depth = 0; isRecord(error) && depth < 6; depth += 1) {
    if (typeof error.errno === 'number') return error.errno
    if (typeof error.code === 'number') return error.code
    error = (isRecord(error.meta) && error.meta.driverAdapterError) || error.cause
  }
  return undefined
}

/**
 * Whether a statement violated a unique index.
 *
 * @param error thrown by Prisma
 * @param column part of the index's name
 */
export function isTaken(error: unknown, column: string): boolean {
  const { code, meta } = error as { code?: unknown; meta?: unknown }
  return code === 'P2002' && JSON.stringify(meta ?? null).includes(column)
}

/** Whether a statement violated a foreign key. */
export function isBrokenReference(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'P2003'
}
