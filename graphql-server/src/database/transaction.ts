import { setTimeout as sleep } from 'node:timers/promises'
import { isConflict, isConnectionLost, isNodeNotReady } from '../database-away.ts'
import { UnavailableError } from '../errors.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { retryWithSync } from './cluster/second-look.ts'

/** Attempts at a write, by reason of the retry: TryAgain, a conflict with another writer, a lost connection. */
const maxAttempts = { overtaken: 60, conflict: 60, lost: 5 }

/** Time after the first attempt during which retries may start: each of them can wait for a lock. */
const retryForMs = 10_000

/** Wait for a connection: longer than the pool's, whose error says that the database is away. */
const maxWaitMs = 6_000
const timeoutMs = 15_000
/** Timeout of a transaction that writes thousands of rows. */
export const bulkTimeoutMs = 60_000

/**
 * Restarts the transaction in which it is thrown, for example when another writer has taken a slug. Each one means that
 * another writer has finished.
 */
export class TryAgain extends UnavailableError {
  constructor(options?: ErrorOptions) {
    super(2, undefined, 'BUSY')
    this.cause = options?.cause
  }
}

/** Transactions of this process by phase, for the metrics; running ones may be waiting for a lock. */
export const writes = { waiting: 0, running: 0, retrying: 0 }

interface WriteOptions {
  /** Whether the write detects that it was made before, so that it may be retried when its result is unknown. */
  isRepeatable?: boolean
  /** Milliseconds after which an attempt is rolled back. */
  timeout?: number
}

/**
 * Runs `work` in a READ COMMITTED transaction, with the retries of `retryWrite` and `retryWithSync`, so that it must do
 * only what a rollback undoes: store files before it, send mails after it. Every write uses this function.
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

/**
 * Updates or deletes rows in their own transaction.
 *
 * @returns number of rows
 */
export async function changeRows(
  prisma: PrismaClient,
  work: (transaction: Prisma.TransactionClient) => Promise<{ count: number }>,
): Promise<number> {
  return (await inTransaction(prisma, work)).count
}

/**
 * Retries, with jitter, a transaction that was undone by another writer or whose connection broke before its COMMIT was
 * sent. After that its result is unknown: it is retried only if that does no harm.
 *
 * @param attempt calls `willCommit` when only COMMIT is left to send
 * @throws the error of the last attempt
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

/** Pause before the next attempt in milliseconds, by number of attempts. */
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
 * Restarts the transaction when another writer caused a statement to fail, so that the next attempt sees the change and
 * reports it.
 *
 * @throws TryAgain when a value of `uniqueColumn` is taken or a reference is broken; otherwise the error of `work`
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
 * Locks an account until the transaction ends (two-nodes): of two such transactions, one waits; on two nodes of a
 * cluster, which see each other's writes but not locks, one is retried.
 */
export async function lockUser(transaction: Prisma.TransactionClient, id: number): Promise<void> {
  await transaction.$executeRaw`UPDATE users SET times_locked = times_locked + 1 WHERE id = ${id}`
}

/** Locks all administrators in a fixed order, so that two callers cannot deadlock. */
export async function lockAdmins(transaction: Prisma.TransactionClient): Promise<void> {
  await transaction.$executeRaw`
    UPDATE users SET times_locked = times_locked + 1 WHERE role = 'admin' ORDER BY id`
}
