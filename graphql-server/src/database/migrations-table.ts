import { createHash } from 'node:crypto'
import type { Connection } from 'mariadb'

export interface Migration {
  name: string
  script: string
}

export interface MigrationRecord {
  id: string
  name: string
  checksum: string
  finished: Date | null
  rolledBack: Date | null
  logs: string | null
}

/** As created by Prisma's schema engine on MySQL (prisma-engines, sql-schema-connector, flavour/mysql). */
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
export function migrationChecksum(script: string): string {
  return createHash('sha256').update(script).digest('hex')
}

/** Ignores line endings, like Prisma. */
export function matchesChecksum(script: string, checksum: string): boolean {
  const unix = script.replaceAll('\r\n', '\n')
  return [script, unix, unix.replaceAll('\n', '\r\n')].some((form) => migrationChecksum(form) === checksum)
}

export async function listTables(connection: Connection): Promise<string[]> {
  const rows = await connection.query<[string][]>({
    sql: 'SELECT table_name FROM information_schema.tables WHERE table_schema = DATABASE()',
    rowsAsArray: true,
  })
  return rows.map(([name]) => name)
}

/** Lists migrations, oldest first. */
export function listRecords(connection: Connection): Promise<MigrationRecord[]> {
  return connection.query<MigrationRecord[]>(
    'SELECT id, migration_name AS name, checksum, finished_at AS finished, rolled_back_at AS rolledBack, logs FROM _prisma_migrations ORDER BY started_at, migration_name',
  )
}
