import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Connection, createConnection, type PoolConfig, type SqlError } from 'mariadb'
import { StartupError } from '../errors.ts'
import { projectFolder } from './data-folder.ts'
import { type Confirm, leaseTable, withLease } from './lease.ts'
import {
  checksumOf,
  createMigrationsTable,
  listRecords,
  listTables,
  type MigrationRecord,
  matchesChecksum,
} from './migrations-table.ts'
import { retryWrite } from './transaction.ts'

interface Migration {
  name: string
  script: string
}

export const migrationsFolder = join(projectFolder, 'schema/migrations')

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
  const known = await withConnection(config, (connection) => readRecords(connection, config))
  const { pending, edited } = compare(migrations, known ?? [])
  if (known && pending.length === 0 && isSettled(known)) return { applied: [], edited }
  return withLease(connectTo(config), async (connection, confirm) => {
    await connection.query(createMigrationsTable)
    const records = await listRecords(connection)
    refuseFailed(records)
    const { pending, edited } = compare(migrations, records)
    for (const migration of pending) await apply(connection, confirm, migration)
    return { applied: pending.map(({ name }) => name), edited }
  })
}

function compare(migrations: readonly Migration[], records: readonly MigrationRecord[]) {
  const done = new Map(records.filter((record) => !record.rolledBack).map((record) => [record.name, record]))
  const pending = migrations.filter(({ name }) => !done.has(name))
  const edited = migrations.filter(({ name, script }) => {
    const record = done.get(name)
    return record && !matchesChecksum(script, record.checksum)
  })
  return { pending, edited: edited.map(({ name }) => name) }
}

/** Whether no migration has failed or is being applied by another process. */
const isSettled = (records: readonly MigrationRecord[]) => !records.some(isOpen)
const isOpen = (record: MigrationRecord) => !record.finished && !record.rolledBack

/** @returns a line per migration: `✓ name`, `✗ name (reason)` or, when it is pending, `· name (a aplicar)` */
export async function migrationStatus(
  config: PoolConfig,
  folder: string = migrationsFolder,
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const known = await withConnection(config, (connection) => readRecords(connection, config))
  const records = isSettled(known ?? []) ? known : await withLease(connectTo(config), listRecords)
  return migrations.map(({ name, script }) => {
    const record = records?.find((candidate) => candidate.name === name && !candidate.rolledBack)
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
  return withLease(connectTo(config), async (connection) => {
    const migration = (await readMigrations(folder)).find((each) => each.name === name)
    if (!migration) throw new StartupError(`Não há migração chamada ${name} em schema/migrations.`)
    const records = (await listRecords(connection)).filter((record) => record.name === name)
    const failed = records.filter(isOpen)
    if (failed.length === 0) throw new StartupError(`A migração ${name} não está marcada como falha.`)
    const rollBack = 'UPDATE _prisma_migrations SET rolled_back_at = UTC_TIMESTAMP(3) WHERE id = ?'
    for (const { id } of failed) await connection.query(rollBack, [id])
    if (as === 'applied')
      await connection.query(
        "INSERT INTO _prisma_migrations (id, checksum, logs, started_at, finished_at, migration_name) VALUES (?, ?, '', UTC_TIMESTAMP(3), UTC_TIMESTAMP(3), ?)",
        [randomUUID(), checksumOf(migration.script), name],
      )
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

/** Opens connections without statement timeouts. */
function connectTo(config: PoolConfig) {
  return () =>
    createConnection({
      ...config,
      connectTimeout: 3000,
      multipleStatements: true,
      timezone: 'Z',
      collation: 'UTF8MB4_UNICODE_CI',
    })
}

async function withConnection<T>(
  config: PoolConfig,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await connectTo(config)()
  return work(connection).finally(() => connection.end())
}

/** @returns null when there are none yet @throws StartupError when the database has tables, but not of this product */
async function readRecords(connection: Connection, config: PoolConfig): Promise<MigrationRecord[] | null> {
  const tables = await listTables(connection)
  if (tables.includes('_prisma_migrations')) return listRecords(connection)
  if (tables.length === 0 || tables.includes(leaseTable)) return null
  throw new StartupError(
    `O banco «${config.database}» já tem tabelas que não são deste produto: indique um banco vazio em DATABASE_URL.`,
  )
}

function refuseFailed(records: MigrationRecord[]): void {
  const failed = records.find(isOpen)
  if (!failed) return
  throw new StartupError(
    `A migração ${failed.name} falhou antes e impede as seguintes. ${advice(failed.name)}${failed.logs ? ` O banco disse: ${failed.logs.trim()}` : ''}`,
  )
}

async function apply(connection: Connection, confirm: Confirm, { name, script }: Migration): Promise<void> {
  const id = randomUUID()
  await retryWrite(async () => {
    await connection.beginTransaction()
    try {
      await confirm(connection)
      await connection.query(
        'INSERT INTO _prisma_migrations (id, checksum, started_at, migration_name) VALUES (?, ?, UTC_TIMESTAMP(3), ?)',
        [id, checksumOf(script), name],
      )
      await connection.commit()
    } catch (error) {
      await connection.rollback().catch(() => {})
      throw error
    }
  })
  try {
    await (isOneStatement(script) ? retried(connection, script) : connection.query(script))
  } catch (error) {
    const { errno, sqlMessage, message } = error as SqlError
    const said = sqlMessage ? `${sqlMessage} (${errno})` : message
    const note = 'UPDATE _prisma_migrations SET logs = ? WHERE id = ?'
    await connection.query(note, [said, id]).catch(() => {})
    throw new StartupError(`A migração ${name} falhou: ${said}. ${advice(name)}`)
  }
  await connection.query(
    'UPDATE _prisma_migrations SET applied_steps_count = applied_steps_count + 1, finished_at = UTC_TIMESTAMP(3) WHERE id = ?',
    [id],
  )
}

/** Of a script of several, some may have been done before another writer undid one. */
function isOneStatement(script: string): boolean {
  return !script.trim().replace(/;$/, '').includes(';')
}

/** Runs a statement again that was undone since it met another writer; never after its connection broke. */
function retried(connection: Connection, statement: string): Promise<unknown> {
  return retryWrite((willCommit) => {
    willCommit()
    return connection.query(statement)
  })
}

function advice(name: string): string {
  return `Desfaça no banco o que ela já fez e rode «npm run migrate -- --rolled-back ${name}»; se você a completou à mão, «npm run migrate -- --applied ${name}».`
}
