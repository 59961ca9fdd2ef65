import { createConnection, type Pool, type PoolConfig } from 'mariadb'
import { afterAll, beforeAll, inject } from 'vitest'
import { createPool, createPrisma } from '../src/database/client.ts'
import { migrate } from '../src/database/migrate.ts'

/** What a test file has of the database. Set before its first test. */
export interface TestDatabase {
  config: PoolConfig
  pool: Pool
  prisma: ReturnType<typeof createPrisma>
  /** Back to what the migrations made: no rows but the catalogue's version. */
  empty(): Promise<void>
}

/**
 * Gives a test file a database of its worker's own, migrated and empty. Call it once, outside any test; files run in
 * other workers never see its rows.
 */
export function useDatabase(): TestDatabase {
  const database = {} as TestDatabase
  beforeAll(async () => {
    Object.assign(database, await openTestDatabase())
    await database.empty()
  })
  afterAll(async () => {
    await database.prisma?.$disconnect()
    await database.pool?.end()
  })
  return database
}

/** The server's address, without a database: for tests that make databases of their own. */
export function testServer(): PoolConfig {
  return inject('database')
}

async function openTestDatabase(): Promise<TestDatabase> {
  // On a busy machine connecting takes longer than a server waits for.
  const server = { ...testServer(), connectTimeout: 60_000 }
  const name = inject('databasePrefix') + process.env.VITEST_POOL_ID
  await ensureDatabase(server, name)
  const config = { ...server, database: name, connectionLimit: 4 }
  await migrate(config)
  const pool = createPool(config)
  return { config, pool, prisma: createPrisma(config), empty: () => emptyTables(config) }
}

async function ensureDatabase(server: PoolConfig, name: string): Promise<void> {
  const connection = await createConnection(server)
  await connection
    .query(`CREATE DATABASE IF NOT EXISTS ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`)
    .finally(() => connection.end())
}

/** Only tables that hold rows, or held some, whose ids would go on from there: TRUNCATE costs a file each. */
async function emptyTables(config: PoolConfig): Promise<void> {
  const connection = await createConnection({ ...config, multipleStatements: true })
  try {
    // MySQL alone keeps figures of tables for a day; MariaDB skips a comment of that version.
    await connection.query('/*!80000 SET SESSION information_schema_stats_expiry = 0 */')
    const rows = await connection.query<[string, number | bigint | null][]>({
      sql: "SELECT table_name, auto_increment FROM information_schema.tables WHERE table_schema = DATABASE() AND LEFT(table_name, 1) <> '_' AND table_name <> 'catalogue_version'",
      rowsAsArray: true,
    })
    const used: string[] = []
    for (const [table, nextId] of rows) {
      const found = await connection.query<unknown[]>(`SELECT 1 FROM \`${table}\` LIMIT 1`)
      if (found.length > 0 || Number(nextId) > 1) used.push(table)
    }
    const truncate = used.map((table) => `TRUNCATE TABLE \`${table}\``)
    await connection.query(
      [
        'SET FOREIGN_KEY_CHECKS = 0',
        ...truncate,
        'UPDATE catalogue_version SET version = 1 WHERE id = 1',
        'SET FOREIGN_KEY_CHECKS = 1',
      ].join(';'),
    )
  } finally {
    await connection.end()
  }
}
