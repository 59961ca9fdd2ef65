import { setTimeout as sleep } from 'node:timers/promises'
import DataLoader from 'dataloader'
import type { Connection, Pool } from 'mariadb'
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'
import { inTransaction } from './transaction.ts'

/**
 * Raises the catalogue's version, which invalidates lists of search results. Must be the last statement of every write
 * that changes which establishments a search finds or what their cards show, since all writers contend for the row.
 *
 * @param named new, renamed and deleted establishments, for processes that hold the names in memory
 */
export async function raiseVersion(
  transaction: Prisma.TransactionClient,
  named: readonly number[],
): Promise<void> {
  await transaction.$executeRaw`UPDATE catalogue_version SET version = version + 1 WHERE id = 1`
  const ids = named.length > 0 ? named : [0]
  const rows = ids.map((id) => Prisma.sql`SELECT version, ${id} FROM catalogue_version WHERE id = 1`)
  await transaction.$executeRaw`
    INSERT INTO name_changes (version, business_id) ${Prisma.join(rows, ' UNION ')}`
}

/**
 * Raises the taxonomy's version and with it the catalogue's. Must be the last statements of every write to the
 * taxonomy, whose rows every process keeps in memory.
 */
export async function raiseTaxonomyVersion(transaction: Prisma.TransactionClient): Promise<void> {
  // First: imports already hold the lock on its row.
  await raiseVersion(transaction, [])
  await transaction.$executeRaw`
    INSERT INTO catalogue_version (id, version) VALUES (3, 1) ON DUPLICATE KEY UPDATE version = version + 1`
}

/** Versions whose name changes are kept; a process further behind reloads all names. */
const keptVersions = 10_000

/**
 * Deletes older name changes.
 *
 * @returns number of deleted rows
 */
export function purgeNameChanges(prisma: PrismaClient): Promise<number> {
  return inTransaction(
    prisma,
    (transaction) => transaction.$executeRaw`DELETE FROM name_changes
      WHERE version < (SELECT version FROM catalogue_version WHERE id = 1) - ${keptVersions}`,
  )
}

/**
 * Raises the content version, which invalidates rendered pages. Must be the last statement of every write that changes
 * what visitors see but not what searches find, such as a text, a phone, photos.
 */
export async function raiseContentVersion(transaction: Prisma.TransactionClient): Promise<void> {
  await transaction.$executeRaw`
    INSERT INTO catalogue_version (id, version) VALUES (2, 1) ON DUPLICATE KEY UPDATE version = version + 1`
}

export async function readVersion(database: Pool | Connection): Promise<number> {
  const rows = await database.execute<{ version: number }[]>(
    'SELECT version FROM catalogue_version WHERE id = 1',
  )
  if (!rows[0]) throw new Error('the row of catalogue_version is missing')
  return rows[0].version
}

/** Reads the versions of the catalogue and the taxonomy. */
export async function readVersions(
  database: Pool | Connection,
): Promise<{ version: number; ownVersion: number }> {
  const rows = await database.execute<{ id: number; version: number }[]>(
    'SELECT id, version FROM catalogue_version WHERE id IN (1, 3)',
  )
  const version = rows.find(({ id }) => id === 1)?.version
  if (version === undefined) throw new Error('the row of catalogue_version is missing')
  return { version, ownVersion: rows.find(({ id }) => id === 3)?.version ?? 0 }
}

/** Limit of the delay that a hanging read causes to the next one, in milliseconds. */
const maxDelayMs = 20

/** Coalesces calls into one read that starts after all of them, once the running read has ended. */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve()
  const loader = new DataLoader<0, T>(
    async (callers) => {
      const reading = read()
      running = reading.catch(() => {})
      const value = await reading
      return callers.map(() => value)
    },
    {
      cache: false,
      batchScheduleFn: (start) =>
        void Promise.race([running, sleep(maxDelayMs)]).then(() => setImmediate(start)),
    },
  )
  return () => loader.load(0)
}

const hourMs = 3_600_000

/**
 * Creates a reader of the version of all public data: data read after it is valid while it stays the same. It contains
 * the hour, which limits how long changes made outside the product stay unseen.
 *
 * @param now milliseconds since 1970
 */
export function publicVersionReader(pool: Pool, now: () => number): () => Promise<string> {
  return sharedRead(async () => {
    const rows = await pool.execute<{ version: number }[]>(
      'SELECT version FROM catalogue_version WHERE id IN (1, 2) ORDER BY id',
    )
    return [Math.floor(now() / hourMs), ...rows.map((row) => row.version)].join('.')
  })
}
