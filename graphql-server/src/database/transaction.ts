import { setTimeout as sleep } from 'node:timers/promises'
import { isRecord } from '../../../schema/json.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'

/** Attempts at a transaction that fails with an engine error below, and at one that throws TryAgain. */
const maxAttempts = { engine: 6, tryAgain: 60 }

/** Row changed since it was read, lock wait timeout, deadlock. */
const retriedErrors = new Set<unknown>([1020, 1205, 1213])

/** For a connection: longer than the pool's, whose error says that the database is away. */
const maxWaitMs = 6_000
const timeoutMs = 15_000
/** For a transaction that writes thousands of rows. */
export const bulkTimeoutMs = 60_000

/**
 * Restarts the transaction in which it is thrown, as when another writer has taken a slug that was free. Allowed more
 * often than engine errors, since each time another writer has finished.
 */
export class TryAgain extends Error {}

/**
 * Runs `work` in a READ COMMITTED transaction and retries it with jitter after conflicts with other writers, so that it
 * must do nothing that a rollback does not undo: files are stored before it.
 *
 * @param timeout milliseconds after which it is rolled back
 */
export async function inTransaction<T>(
  prisma: PrismaClient,
  work: (transaction: Prisma.TransactionClient) => Promise<T>,
  timeout = timeoutMs,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await prisma.$transaction(work, {
        isolationLevel: 'ReadCommitted',
        maxWait: maxWaitMs,
        timeout,
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
 * Restarts the transaction when another writer caused a statement to fail, so that the next attempt finds the change and
 * reports it.
 *
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

function isRetried(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return code === 'P2034' || retriedErrors.has(engineErrorOf(error))
}

/**
 * The engine's error number. Prisma's errors wrap the driver's, whose number the adapter calls a code, or for a conflict
 * in a raw statement the original code, as text.
 */
function engineErrorOf(thrown: unknown): unknown {
  for (let error = thrown, depth = 0; isRecord(error) && depth < 6; depth += 1) {
    if (typeof error.errno === 'number') return error.errno
    if (typeof error.code === 'number') return error.code
    if (typeof error.originalCode === 'string') return Number(error.originalCode)
    error = (isRecord(error.meta) && error.meta.driverAdapterError) || error.cause
  }
  return undefined
}

/**
 * Whether a statement violated a unique index.
 *
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
