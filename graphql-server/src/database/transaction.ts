import { setTimeout as sleep } from 'node:timers/promises'
import { isConflict, isConnectionLost, isNodeNotReady } from '../database-away.ts'
import { UnavailableError } from '../errors.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { retryWithSync } from './cluster/second-look.ts'

/** Attempts at a write, by what undid it: TryAgain, another writer, a connection that broke. */
const maxAttempts = { overtaken: 60, conflict: 60, lost: 5 }

/** No attempt begins later than this after the first: a lock can be waited for in each of them. */
const retryForMs = 10_000

/** For a connection: longer than the pool's, whose error says that the database is away. */
const maxWaitMs = 6_000
const timeoutMs = 15_000
/** For a transaction that writes thousands of rows. */
export const bulkTimeoutMs = 60_000

/**
 * Restarts the transaction in which it is thrown, as when another writer has taken a slug that was free. It comes after
 * each time another writer has finished.
 */
export class TryAgain extends UnavailableError {
  constructor(options?: ErrorOptions) {
    super(2, undefined, 'BUSY')
    this.cause = options?.cause
  }
}

/** Transactions of this process by what they do now, for the metrics; those that run may be waiting for a lock. */
export const writes = { waiting: 0, running: 0, retrying: 0 }

interface WriteOptions {
  /** Whether the write notices that it was made before, so that it may be repeated when its result is unknown. */
  isRepeatable?: boolean
  /** Milliseconds after which an attempt is rolled back. */
  timeout?: number
}

/**
 * Runs `work` in a READ COMMITTED transaction and retries it as `retryWrite` says, and where it is refused as `retryWithSync`
 * says, so that it must do nothing that a rollback does not undo: files are stored before it, mails are sent after it.
 * Every write is made by it.
 */
export function inTransaction<T>(
  prisma: PrismaClient,
  work: (transaction: Prisma.TransactionClient) => Promise<T>,
  options: WriteOptions = {},
): Promise<T> {
  const attempt = async (willCommit: () => void) => {
    let state: keyof typeof writes = 'waiting'
    writes[state] += 1
    try {
      return await prisma.$transaction(
        async (transaction) => {
          writes[state] -= 1
          state = 'running'
          writes[state] += 1
          const result = await work(transaction)
          willCommit()
          return result
        },
        { isolationLevel: 'ReadCommitted', maxWait: maxWaitMs, timeout: options.timeout ?? timeoutMs },
      )
    } finally {
      writes[state] -= 1
    }
  }
  return retryWithSync(prisma, () => retryWrite(attempt, options))
}

/** Deletes or updates rows in a transaction of their own. @returns how many */
export async function changeRows(
  prisma: PrismaClient,
  work: (transaction: Prisma.TransactionClient) => Promise<{ count: number }>,
): Promise<number> {
  return (await inTransaction(prisma, work)).count
}

/**
 * Repeats a transaction, with jitter, that was undone by another writer or whose connection broke before its COMMIT was
 * sent. After that its result is unknown: it is repeated only if that does no harm.
 *
 * @param attempt calls `willCommit` when all that is left to do is to send COMMIT
 * @throws what the last attempt throws
 */
export async function retryWrite<T>(
  attempt: (willCommit: () => void) => Promise<T>,
  { isRepeatable = false }: WriteOptions = {},
): Promise<T> {
  const start = performance.now()
  for (let count = 1; ; count++) {
    let isUndone = true
    try {
      return await attempt(() => {
        isUndone = isRepeatable
      })
    } catch (error) {
      const reason = reasonToRetry(error, isUndone)
      if (!reason || count >= maxAttempts[reason] || performance.now() - start > retryForMs) throw error
      writes.retrying += 1
      await sleep(pauseMs[reason](count))
      writes.retrying -= 1
    }
  }
}

/** By how many attempts there were. */
const pauseMs = {
  overtaken: () => Math.random() * 25,
  conflict: (count: number) => 5 + Math.random() * Math.min(200, 25 * count),
  lost: (count: number) => 100 * count + Math.random() * 100,
}

function reasonToRetry(error: unknown, isUndone: boolean): keyof typeof maxAttempts | null {
  if (error instanceof TryAgain) return 'overtaken'
  if (isConflict(error)) return 'conflict'
  return isNodeNotReady(error) || (isUndone && isConnectionLost(error)) ? 'lost' : null
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
    throw isOvertaken ? new TryAgain({ cause: error }) : error
  }
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

/**
 * Locks an account until the transaction ends (two-nodes): of two transactions that do so one waits, or on two nodes of a
 * cluster, which see each other's writes but not locks, one begins again.
 */
export async function lockUser(transaction: Prisma.TransactionClient, id: number): Promise<void> {
  await transaction.$executeRaw`UPDATE users SET times_locked = times_locked + 1 WHERE id = ${id}`
}

/** Locks all administrators, in one order so that two who do so never wait for each other in a circle. */
export async function lockAdmins(transaction: Prisma.TransactionClient): Promise<void> {
  await transaction.$executeRaw`
    UPDATE users SET times_locked = times_locked + 1 WHERE role = 'admin' ORDER BY id`
}
