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
  recordApplied,
  recordFailed,
  recordFinished,
  recordRolledBack,
  recordStarted,
} from './migrations-table.ts'

interface Migration {
  name: string
  script: string
}

export const migrationsFolder = join(projectFolder, 'schema/migrations')

const lockTimeoutSeconds = 600

/**
 * Applies pending migrations, one process at a time, like `prisma migrate deploy` and in its table.
 *
 * @returns names of the migrations that this call applied, and of applied ones whose script has changed since
 * @throws StartupError when one fails, one failed before, or the database holds other tables
 */
export async function migrate(
  config: PoolConfig,
  folder: string = migrationsFolder,
): Promise<{ applied: string[]; edited: string[] }> {
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

/** @returns a line per migration: `✓ name`, `✗ name (reason)` or, when it is pending, `· name (a aplicar)` */
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

/**
 * Records what a person did about a failed migration, like `prisma migrate resolve`.
 *
 * @param as `rolled-back`: undone, to be applied again. `applied`: completed
 * @throws StartupError when there is no failed migration of that name
 */
export function resolveMigration(
  config: PoolConfig,
  name: string,
  as: 'rolled-back' | 'applied',
  folder: string = migrationsFolder,
): Promise<void> {
  return withMigrationLock(config, async (connection) => {
    const migration = (await readMigrations(folder)).find((each) => each.name === name)
    if (!migration) throw new StartupError(`Não há migração chamada ${name} em schema/migrations.`)
    const records = (await listRecords(connection)).filter((record) => record.name === name)
    const failed = records.filter((record) => !record.finished && !record.rolledBack)
    if (failed.length === 0) throw new StartupError(`A migração ${name} não está marcada como falha.`)
    for (const record of failed) await recordRolledBack(connection, record.id)
    if (as === 'applied') await recordApplied(connection, name, migration.script)
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

/** Runs `work` on a connection without statement timeouts, under the lock that Prisma's engine uses too. */
async function withMigrationLock<T>(
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
    // Released with the connection.
    const [row] = await connection.query<Array<{ got: unknown }>>(
      "SELECT GET_LOCK('prisma_migrate', ?) AS got",
      [lockTimeoutSeconds],
    )
    if (Number(row?.got) !== 1) {
      throw new StartupError('Outro processo está migrando o banco de dados há mais de 10 minutos.')
    }
    return await work(connection)
  } finally {
    await connection.end()
  }
}

/** @throws StartupError when the database has tables but was never migrated */
async function openRecords(connection: Connection, config: PoolConfig): Promise<MigrationRecord[]> {
  const tables = await listTables(connection)
  if (tables.includes('_prisma_migrations')) return listRecords(connection)
  if (tables.length > 0) {
    throw new StartupError(
      `O banco «${config.database}» já tem tabelas que não são deste produto: indique um banco vazio em DATABASE_URL.`,
    )
  }
  await connection.query(createMigrationsTable)
  return []
}

function refuseFailed(records: MigrationRecord[]): void {
  const failed = records.find((record) => !record.finished && !record.rolledBack)
  if (!failed) return
  throw new StartupError(
    `A migração ${failed.name} falhou antes e impede as seguintes. ${advice(failed.name)}${failed.logs ? ` O banco disse: ${failed.logs.trim()}` : ''}`,
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
    throw new StartupError(`A migração ${name} falhou: ${said}. ${advice(name)}`)
  }
  await recordFinished(connection, id)
}

function advice(name: string): string {
  return `Desfaça no banco o que ela já fez e rode «npm run migrate -- --rolled-back ${name}»; se você a completou à mão, «npm run migrate -- --applied ${name}».`
}
