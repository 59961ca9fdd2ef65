import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Connection, createConnection, type PoolConfig } from 'mariadb'
import { StartupError } from '../errors.ts'
import { advice, applyMigration, type Interrupted, shortLockWaits } from './apply-migration.ts'
import { projectFolder } from './data-folder.ts'
import { leaseTable, withLease } from './lease.ts'
import { createProgressTable, deleteProgress, readProgress } from './migration-progress.ts'
import {
  createMigrationsTable,
  listRecords,
  listTables,
  type Migration,
  type MigrationRecord,
  matchesChecksum,
  migrationChecksum,
} from './migrations-table.ts'

export const migrationsFolder = join(projectFolder, 'schema/migrations')

/**
 * Applies pending migrations, one process at a time, like `prisma migrate deploy` and in its table.
 *
 * @returns names of the migrations applied by this call, and of applied ones whose script has changed
 * @throws StartupError when one fails, one failed before, or the database has tables of another product
 */
export async function migrate(
  config: PoolConfig,
  folder: string = migrationsFolder,
): Promise<{ applied: string[]; edited: string[] }> {
  const migrations = await readMigrations(folder)
  const known = await withConnection(config, (connection) => readRecords(connection, config))
  const { pending, edited } = compare(migrations, known ?? [])
  if (known && pending.length === 0 && isSettled(known)) return { applied: [], edited }
  const connect = connectTo(config)
  return withLease(connect, async (connection, confirm) => {
    await connection.query(createMigrationsTable)
    await connection.query(createProgressTable)
    const records = await listRecords(connection)
    const open = await findInterrupted(connection, records, migrations)
    const { pending, edited } = compare(migrations, records)
    for (const migration of pending) {
      await applyMigration({ connection, confirm, connect }, migration, open.get(migration.name) ?? null)
    }
    return { applied: pending.map(({ name }) => name), edited }
  })
}

function compare(migrations: readonly Migration[], records: readonly MigrationRecord[]) {
  const done = new Map(records.filter(isApplied).map((record) => [record.name, record]))
  const pending = migrations.filter(({ name }) => !done.has(name))
  const edited = migrations.filter(({ name, script }) => {
    const record = done.get(name)
    return record && !matchesChecksum(script, record.checksum)
  })
  return { pending, edited: edited.map(({ name }) => name) }
}

/** Whether no migration has failed or is running in another process. */
const isSettled = (records: readonly MigrationRecord[]) => !records.some(isOpen)
const isOpen = (record: MigrationRecord) => !record.finished && !record.rolledBack
const isApplied = (record: MigrationRecord) => record.finished !== null && !record.rolledBack
const hasFailed = (record: MigrationRecord) => !record.finished

/** @returns a line per migration: `✓ name`, `✗ name (reason)` or, when it is pending or was interrupted, `· name (…)` */
export async function migrationStatus(
  config: PoolConfig,
  folder: string = migrationsFolder,
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const known = await withConnection(config, (connection) => readRecords(connection, config))
  if (isSettled(known ?? [])) return describe(migrations, known ?? [], new Set())
  return withLease(connectTo(config), async (connection) => {
    const records = await listRecords(connection)
    const open = records.filter(isOpen)
    const resumable = new Set<string>()
    for (const record of open) if (await isResumable(connection, record, migrations)) resumable.add(record.id)
    return describe(migrations, records, resumable)
  })
}

function describe(
  migrations: readonly Migration[],
  records: readonly MigrationRecord[],
  resumable: ReadonlySet<string>,
): string[] {
  return migrations.map(({ name, script }) => {
    const record = records.find((candidate) => candidate.name === name && !candidate.rolledBack)
    if (!record) return `· ${name} (a aplicar)`
    if (!record.finished)
      return resumable.has(record.id) ? `· ${name} (interrompida: a continuar)` : `✗ ${name} (falhou)`
    return matchesChecksum(script, record.checksum) ? `✓ ${name}` : `✗ ${name} (mudou depois de aplicada)`
  })
}

/**
 * Records the manual resolution of a failed migration, like `prisma migrate resolve`.
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
  return withLease(connectTo(config), async (connection) => {
    const migration = (await readMigrations(folder)).find((each) => each.name === name)
    if (!migration) throw new StartupError(`Não há migração chamada ${name} em schema/migrations.`)
    const records = (await listRecords(connection)).filter((record) => record.name === name)
    const open = records.filter(isOpen)
    const isFailed = as === 'applied' ? records.some(hasFailed) && !records.some(isApplied) : open.length > 0
    if (!isFailed) throw new StartupError(`A migração ${name} não está marcada como falha.`)
    await connection.query(createProgressTable)
    for (const { id } of open) {
      await connection.query('UPDATE _prisma_migrations SET rolled_back_at = UTC_TIMESTAMP(3) WHERE id = ?', [
        id,
      ])
      await deleteProgress(connection, id)
    }
    if (as === 'applied')
      await connection.query(
        "INSERT INTO _prisma_migrations (id, checksum, logs, started_at, finished_at, migration_name) VALUES (?, ?, '', UTC_TIMESTAMP(3), UTC_TIMESTAMP(3), ?)",
        [randomUUID(), migrationChecksum(migration.script), name],
      )
  })
}

/** Reads the migrations of a folder, sorted by name. */
export async function readMigrations(folder: string = migrationsFolder): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const read = async (name: string) => ({
    name,
    script: await readFile(join(folder, name, 'migration.sql'), 'utf8'),
  })
  return Promise.all(names.sort().map(read))
}

/** Opens connections without statement timeouts, but with short lock timeouts. */
function connectTo(config: PoolConfig) {
  return () =>
    createConnection({
      ...config,
      connectTimeout: 3000,
      multipleStatements: true,
      timezone: 'Z',
      collation: 'UTF8MB4_UNICODE_CI',
      initSql: shortLockWaits,
    })
}

async function withConnection<T>(
  config: PoolConfig,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await connectTo(config)()
  return work(connection).finally(() => connection.end())
}

/**
 * @returns null if there are none yet
 * @throws StartupError when the database has tables of another product
 */
async function readRecords(connection: Connection, config: PoolConfig): Promise<MigrationRecord[] | null> {
  const tables = await listTables(connection)
  if (tables.includes('_prisma_migrations')) return listRecords(connection)
  if (tables.length === 0 || tables.includes(leaseTable)) return null
  throw new StartupError(
    `O banco «${config.database}» já tem tabelas que não são deste produto: indique um banco vazio em DATABASE_URL.`,
  )
}

/**
 * Finds migrations that can be resumed.
 *
 * @throws StartupError when one failed or its progress is unknown
 */
async function findInterrupted(
  connection: Connection,
  records: readonly MigrationRecord[],
  migrations: readonly Migration[],
): Promise<Map<string, Interrupted>> {
  const found = new Map<string, Interrupted>()
  for (const record of records.filter(isOpen)) {
    const progress = await readProgress(connection, record.id)
    if (!progress || !(await isResumable(connection, record, migrations))) {
      throw new StartupError(
        `A migração ${record.name} falhou antes e impede as seguintes. ${advice(record.name)}${record.logs ? ` O banco disse: ${record.logs.trim()}` : ''}`,
      )
    }
    found.set(record.name, { id: record.id, progress })
  }
  return found
}

/** Whether a migration was interrupted, rather than failed, at a known statement of its current script. */
async function isResumable(
  connection: Connection,
  { id, name, checksum, logs }: MigrationRecord,
  migrations: readonly Migration[],
): Promise<boolean> {
  const script = migrations.find((migration) => migration.name === name)?.script
  if (logs !== null || script === undefined || !matchesChecksum(script, checksum)) return false
  const progress = await readProgress(connection, id)
  return progress !== null && progress.tablesBefore !== ''
}
