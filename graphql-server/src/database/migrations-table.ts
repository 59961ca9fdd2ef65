import { createHash, randomUUID } from 'node:crypto'
import type { Connection } from 'mariadb'
import type { Confirm } from './lease.ts'
import { retryWrite } from './transaction.ts'

export interface MigrationRecord {
  id: string
  name: string
  checksum: string
  finished: boolean
  rolledBack: boolean
  logs: string | null
}

/** As Prisma's schema engine creates it on MySQL (prisma-engines, sql-schema-connector, flavour/mysql). */
export const createMigrationsTable = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id                  VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum            VARCHAR(64) NOT NULL,
  finished_at         DATETIME(3),
  migration_name      VARCHAR(255) NOT NULL,
  logs                TEXT,
  rolled_back_at      DATETIME(3),
  started_at          DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  applied_steps_count INTEGER UNSIGNED NOT NULL DEFAULT 0
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`

/** @returns SHA-256 in hex */
export function checksumOf(script: string): string {
  return createHash('sha256').update(script).digest('hex')
}

/** Like Prisma, ignores which line ends the script has. */
export function matchesChecksum(script: string, checksum: string): boolean {
  const unix = script.replaceAll('\r\n', '\n')
  return [script, unix, unix.replaceAll('\n', '\r\n')].some((form) => checksumOf(form) === checksum)
}

/** The tables of the connection's database. */
export async function listTables(connection: Connection): Promise<string[]> {
  const rows = await connection.query<[string][]>({
    sql: 'SELECT table_name FROM information_schema.tables WHERE table_schema = DATABASE()',
    rowsAsArray: true,
  })
  return rows.map(([name]) => name)
}

/** Oldest first. */
export async function listRecords(connection: Connection): Promise<MigrationRecord[]> {
  const rows = await connection.query<Array<Record<string, unknown>>>(
    'SELECT id, migration_name, checksum, finished_at, rolled_back_at, logs FROM _prisma_migrations ORDER BY started_at, migration_name',
  )
  return rows.map((row) => ({
    id: String(row.id),
    name: String(row.migration_name),
    checksum: String(row.checksum),
    finished: row.finished_at !== null,
    rolledBack: row.rolled_back_at !== null,
    logs: row.logs === null ? null : String(row.logs),
  }))
}

/** @returns the record's id @throws what `confirm` does, and then there is no record */
export function recordStarted(
  connection: Connection,
  confirm: Confirm,
  name: string,
  script: string,
): Promise<string> {
  const id = randomUUID()
  return retryWrite(async () => {
    await connection.beginTransaction()
    try {
      await confirm(connection)
      await connection.query(
        'INSERT INTO _prisma_migrations (id, checksum, started_at, migration_name) VALUES (?, ?, UTC_TIMESTAMP(3), ?)',
        [id, checksumOf(script), name],
      )
      await connection.commit()
      return id
    } catch (error) {
      await connection.rollback().catch(() => {})
      throw error
    }
  })
}

export async function recordFinished(connection: Connection, id: string): Promise<void> {
  await connection.query(
    'UPDATE _prisma_migrations SET applied_steps_count = applied_steps_count + 1, finished_at = UTC_TIMESTAMP(3) WHERE id = ?',
    [id],
  )
}

export async function recordFailed(connection: Connection, id: string, logs: string): Promise<void> {
  await connection.query('UPDATE _prisma_migrations SET logs = ? WHERE id = ?', [logs, id])
}

/** The migration will be applied again. */
export async function recordRolledBack(connection: Connection, id: string): Promise<void> {
  await connection.query('UPDATE _prisma_migrations SET rolled_back_at = UTC_TIMESTAMP(3) WHERE id = ?', [id])
}

/** For a migration that a person completed. */
export async function recordApplied(connection: Connection, name: string, script: string): Promise<void> {
  await connection.query(
    "INSERT INTO _prisma_migrations (id, checksum, logs, started_at, finished_at, migration_name) VALUES (?, ?, '', UTC_TIMESTAMP(3), UTC_TIMESTAMP(3), ?)",
    [randomUUID(), checksumOf(script), name],
  )
}
