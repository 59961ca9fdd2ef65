import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Connection, createConnection, type PoolConfig, type SqlError } from 'mariadb'
import { StartupError } from '../errors.ts'
import { projectFolder } from './data-folder.ts'
import {
  createMigrationsTable,
  listRecords,
  listTables,
  type MigrationRecord,
  matchesChecksum,
  recordFailed,
  recordFinished,
  recordStarted,
} from './migrations-table.ts'

/** A folder under `schema/migrations`. */
export interface Migration {
  name: string
  script: string
}

export interface MigrateResult {
  /** Names of what this call applied, in order. */
  applied: string[]
  /** Names of applied migrations whose file no longer is what was applied. */
  edited: string[]
}

export const migrationsFolder = join(projectFolder, 'schema/migrations')

/** Seconds to wait for another process that migrates: as long as its migrations may take. */
const lockWait = 600

/**
 * Applies the migrations that are missing, one process at a time, as `prisma migrate deploy` does and in its
 * bookkeeping. A migration that failed is recorded and stops everything until a person resolves it.
 * @throws StartupError when one fails, one had failed before, or the database holds foreign tables
 */
export async function migrate(config: PoolConfig, folder: string = migrationsFolder): Promise<MigrateResult> {
  const migrations = await readMigrations(folder)
  return withMigrationLock(config, async (connection) => {
    const records = await openRecords(connection, config)
    refuseFailed(records)
    const done = new Map(
      records.filter((record) => !record.rolledBack).map((record) => [record.name, record]),
    )
    const applied: string[] = []
    const edited: string[] = []
    for (const migration of migrations) {
      const record = done.get(migration.name)
      if (record && !matchesChecksum(migration.script, record.checksum)) edited.push(migration.name)
      if (record) continue
      await apply(connection, migration)
      applied.push(migration.name)
    }
    return { applied, edited }
  })
}

/**
 * Whether each migration of a folder is applied, as lines for a person.
 * @returns `✓ name`, `✗ name (reason)` or `· name` for one that waits
 */
export async function migrationStatus(
  config: PoolConfig,
  folder: string = migrationsFolder,
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const records = await withMigrationLock(config, async (connection) =>
    (await listTables(connection)).includes('_prisma_migrations') ? listRecords(connection) : [],
  )
  return migrations.map(({ name, script }) => {
    const record = records.find((candidate) => candidate.name === name && !candidate.rolledBack)
    if (!record) return `· ${name} (a aplicar)`
    if (!record.finished) return `✗ ${name} (falhou)`
    return matchesChecksum(script, record.checksum) ? `✓ ${name}` : `✗ ${name} (mudou depois de aplicada)`
  })
}

/** The migrations of a folder in the order of their names. */
export async function readMigrations(folder: string = migrationsFolder): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const read = async (name: string) => ({
    name,
    script: await readFile(join(folder, name, 'migration.sql'), 'utf8'),
  })
  return Promise.all(names.sort().map(read))
}

/**
 * Runs `work` on a connection of its own while no other process migrates this server. The lock has the name that
 * Prisma's engine uses and goes with the connection; statements have no time limit here.
 */
export async function withMigrationLock<T>(
  config: PoolConfig,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await createConnection({
    ...config,
    connectTimeout: 3000,
    multipleStatements: true,
    timezone: 'Z',
    collation: 'UTF8MB4_UNICODE_CI',
  })
  try {
    const [row] = await connection.query<Array<{ got: unknown }>>(
      "SELECT GET_LOCK('prisma_migrate', ?) AS got",
      [lockWait],
    )
    if (Number(row?.got) !== 1) {
      throw new StartupError('Outro processo está migrando o banco de dados há mais de 10 minutos.')
    }
    return await work(connection)
  } finally {
    await connection.end()
  }
}

/** @throws StartupError when the database has tables but was never migrated: they may be somebody else's */
async function openRecords(connection: Connection, config: PoolConfig): Promise<MigrationRecord[]> {
  const tables = await listTables(connection)
  if (tables.includes('_prisma_migrations')) return listRecords(connection)
  if (tables.length > 0) {
    throw new StartupError(
      `O banco «${config.database}» já tem tabelas que não são deste produto: indique um banco vazio em DATABASE_URL.`,
    )
  }
  await createMigrationsTable(connection)
  return []
}

function refuseFailed(records: MigrationRecord[]): void {
  const failed = records.find((record) => !record.finished && !record.rolledBack)
  if (!failed) return
  throw new StartupError(
    `A migração ${failed.name} falhou antes e impede as seguintes. ${wayOut(failed.name)}${failed.logs ? ` O banco disse: ${failed.logs.trim()}` : ''}`,
  )
}

async function apply(connection: Connection, { name, script }: Migration): Promise<void> {
  const id = await recordStarted(connection, name, script)
  try {
    await connection.query(script)
  } catch (error) {
    const { errno, sqlMessage, message } = error as SqlError
    const said = sqlMessage ? `${sqlMessage} (${errno})` : message
    await recordFailed(connection, id, said).catch(() => {})
    throw new StartupError(`A migração ${name} falhou: ${said}. ${wayOut(name)}`)
  }
  await recordFinished(connection, id)
}

function wayOut(name: string): string {
  return `Desfaça no banco o que ela já fez e rode «npm run migrate -- --rolled-back ${name}»; se você a completou à mão, «npm run migrate -- --applied ${name}».`
}
