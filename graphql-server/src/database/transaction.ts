import { setTimeout as sleep } from 'node:timers/promises'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { isRecord } from '../json.ts'

/** How often work is begun at most: when others stand in the way, and when they are faster. */
const attempts = { passing: 6, overtaken: 60 }

/** Row changed meanwhile, lock wait exceeded, deadlock. */
const passing = new Set<unknown>([1020, 1205, 1213])

/** Milliseconds to wait for a connection: longer than the pool does, whose error says that the database is away. */
const maxWait = 6_000

/**
 * Thrown inside a transaction to have all of it done again, as when a name that was free has been taken meanwhile.
 * Somebody else has got on then, so that it ends once all others have: it may happen far more often than a deadlock.
 */
export class TryAgain extends Error {}

/**
 * Runs `work` in one READ COMMITTED transaction, again when other writers stood in the way, so that it may only do
 * what a rollback undoes: files are stored before it.
 *
 * @param prisma where to
 * @param work what to do; a later attempt gets another transaction
 * @returns what `work` returns
 * @throws what `work` throws, after a rollback
 */
export async function inTransaction<T>(
  prisma: PrismaClient,
  work: (transaction: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await prisma.$transaction(work, { isolationLevel: 'ReadCommitted', maxWait, timeout: 15_000 })
    } catch (error) {
      const overtaken = error instanceof TryAgain
      const most = overtaken ? attempts.overtaken : isPassing(error) ? attempts.passing : 0
      if (attempt >= most) throw error
      await sleep(overtaken ? Math.random() * 25 : 15 * attempt + Math.random() * 40)
    }
  }
}

/**
 * Raises the catalogue's version, so that lists of search results are made anew: the last statement of every write
 * that changes which listings a search finds, or a name or slug that their cards show.
 */
export async function raiseVersion(transaction: Prisma.TransactionClient): Promise<void> {
  await transaction.$executeRaw`UPDATE catalogue_version SET version = version + 1 WHERE id = 1`
}

/**
 * Tells that visitors see something else than before though searches find the same: a text, a phone, photos. The last
 * statement of every such write, so that pages and lists that were made before it are made anew.
 */
export async function raiseContentVersion(transaction: Prisma.TransactionClient): Promise<void> {
  await transaction.$executeRaw`
    INSERT INTO catalogue_version (id, version) VALUES (2, 1) ON DUPLICATE KEY UPDATE version = version + 1`
}

function isPassing(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return code === 'P2034' || passing.has(numberOf(error))
}

/** The engine's number; Prisma's errors carry the driver's inside, where the adapter calls it a code. */
function numberOf(thrown: unknown): unknown {
  for (let error = thrown, depth = 0; isRecord(error) && depth < 6; depth += 1) {
    if (typeof error.errno === 'number') return error.errno
    if (typeof error.code === 'number') return error.code
    error = (isRecord(error.meta) && error.meta.driverAdapterError) || error.cause
  }
  return undefined
}

/**
 * Whether a statement failed because a value is taken that must be unique.
 *
 * @param error thrown by Prisma
 * @param column the only column that counts, as the index is named after it
 */
export function isTaken(error: unknown, column: string): boolean {
  const { code, meta } = error as { code?: unknown; meta?: unknown }
  return code === 'P2002' && JSON.stringify(meta ?? null).includes(column)
}

/** Whether a statement failed because what it refers to is not there, or what it deletes is referred to. */
export function isBrokenReference(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'P2003'
}
