import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection, SqlError } from 'mariadb'
import { isConflict, isDatabaseAway } from '../database-away.ts'
import { StartupError } from '../errors.ts'
import type { Confirm } from './lease.ts'
import {
  deleteProgress,
  hashTables,
  isTransactional,
  type Progress,
  tablesToLock,
  writeProgress,
} from './migration-progress.ts'
import { type Migration, migrationChecksum } from './migrations-table.ts'
import { splitStatements } from './split-statements.ts'
import { retryWrite } from './transaction.ts'

/**
 * For `createConnection`: a statement that waits for other writers makes those wait that come after it, so it gives up
 * early and is repeated.
 */
export const shortLockWaits = lockWaits(1)

/** @param seconds that a statement waits for other writers */
function lockWaits(seconds: number): string {
  return `SET SESSION lock_wait_timeout = ${seconds}, innodb_lock_wait_timeout = ${seconds}`
}

/** Where writers take turns at one row, their transactions in the queue may last longer than a second, at each attempt. */
const longestWait = 3
const attemptsPerSecond = 10

/** Between two attempts other writers go on, and no attempt begins later than this after the first. */
const pauseMs = 500
const retryForMs = 300_000

/** An open row of Prisma's table whose migration is continued. */
export interface Interrupted {
  id: string
  progress: Progress
}

/** Attempts at a statement that changes tables while others write, before writers are locked out. */
const attemptsWithoutLocks = 3

/** Longest wait for LOCK TABLES, which MySQL 9 restarts without end while it deadlocks with transactions. */
const longestLockMs = 10_000

/** ER_QUERY_INTERRUPTED, of a statement that was stopped by KILL QUERY. */
const interruptedNumber = 1317

interface Database {
  connection: Connection
  confirm: Confirm
  /** Opens another connection. */
  connect: () => Promise<Connection>
}

interface Run extends Database {
  id: string
}

/**
 * Applies a migration statement by statement, and notes it in Prisma's table as Prisma does. What ends it between two
 * statements, or inside one, does no harm: it can be continued.
 *
 * @param interrupted where it is continued
 * @throws StartupError when a statement fails
 */
export async function applyMigration(
  database: Database,
  migration: Migration,
  interrupted: Interrupted | null,
): Promise<void> {
  const { connection } = database
  const { id, progress } = interrupted ?? (await begin(database, migration))
  const run: Run = { ...database, id }
  const statements = splitStatements(migration.script)
  let { done } = progress
  try {
    if (await wasApplied(run, statements[done], progress)) done++
    for (; done < statements.length; done++) {
      const statement = statements[done] ?? ''
      const before = done === progress.done ? progress.tablesBefore : null
      await applyStatement(run, statement, done, before)
    }
    await inTransaction(run, async () => {
      await connection.query(
        'UPDATE _prisma_migrations SET applied_steps_count = applied_steps_count + 1, finished_at = UTC_TIMESTAMP(3) WHERE id = ?',
        [id],
      )
      await deleteProgress(connection, id)
    })
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw await failureMessage(run, migration, done, error)
  }
}

async function begin(database: Database, { name, script }: Migration) {
  const { connection } = database
  const id = randomUUID()
  const progress: Progress = { done: 0, tablesBefore: null }
  await inTransaction(database, async () => {
    await connection.query(
      'INSERT INTO _prisma_migrations (id, checksum, started_at, migration_name) VALUES (?, ?, UTC_TIMESTAMP(3), ?)',
      [id, migrationChecksum(script), name],
    )
    await writeProgress(connection, id, progress)
  })
  return { id, progress }
}

/** Whether the statement in which a migration was interrupted has been applied. */
async function wasApplied({ connection }: Run, statement: string | undefined, { tablesBefore }: Progress) {
  if (!statement || !tablesBefore) return false
  return (await retryConflicts(() => hashTables(connection, statement))) !== tablesBefore
}

/** @param tablesBefore of a statement that an interrupted process has begun, and whose server may be still at it */
async function applyStatement(run: Run, statement: string, index: number, tablesBefore: string | null) {
  const { connection, id } = run
  const next: Progress = { done: index + 1, tablesBefore: null }
  if (isTransactional(statement)) {
    return inTransaction(run, async () => {
      await connection.query(statement)
      await writeProgress(connection, id, next)
    })
  }
  const before = tablesBefore ?? (await retryConflicts(() => hashTables(connection, statement)))
  await inTransaction(run, () => writeProgress(connection, id, { done: index, tablesBefore: before }))
  try {
    await retryConflicts(async (attempt) => {
      if (attempt % attemptsPerSecond === 0)
        await connection.query(lockWaits(Math.min(1 + attempt / attemptsPerSecond, longestWait)))
      const isLocking = attempt > attemptsWithoutLocks && !(await isClusterNode(connection))
      return isLocking ? runLocked(run, statement) : connection.query<unknown>(statement)
    })
  } catch (error) {
    const isDone = tablesBefore && (await hashTables(connection, statement)) !== tablesBefore
    if (!isDone) throw error
  } finally {
    await connection.query(shortLockWaits).catch(() => {})
  }
  await inTransaction(run, () => writeProgress(connection, id, next))
}

/**
 * Whether the server is a node of a cluster. Locked tables are locked on this node alone, and a write to them that another
 * node sends makes every statement here wait (docs/cluster.md).
 */
async function isClusterNode(connection: Connection): Promise<boolean> {
  const [wsrep] = await connection.query<{ Value: string }[]>("SHOW VARIABLES LIKE 'wsrep_on'")
  return wsrep?.Value === 'ON'
}

/** Repeats what other writers have undone, with all statements of the transaction. */
function inTransaction({ connection, confirm }: Database, work: () => Promise<unknown>): Promise<void> {
  return retryConflicts(async () => {
    await connection.beginTransaction()
    try {
      await confirm(connection)
      await work()
      await connection.commit()
    } catch (error) {
      await connection.rollback().catch(() => {})
      throw error
    }
  })
}

async function retryConflicts<T>(work: (attempt: number) => Promise<T>): Promise<T> {
  const start = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(attempt)
    } catch (error) {
      const isRepeated = isConflict(error) || (error as SqlError).errno === interruptedNumber
      if (!isRepeated || performance.now() - start > retryForMs) throw error
      await sleep(pauseMs * (1 + Math.random()))
    }
  }
}

/**
 * Runs a statement that changes a table, with that table and those that refer to it locked. InnoDB (MariaDB 10.11) locks
 * them one after the other when it has changed the table, and writers that hold one of them and need another make it the
 * victim of a deadlock each time; LOCK TABLES makes it theirs.
 */
async function runLocked(run: Run, statement: string): Promise<void> {
  const { connection } = run
  const tables = await tablesToLock(connection, statement)
  if (tables.length > 0) await lockTables(run, tables)
  try {
    await connection.query(statement)
  } finally {
    await connection.query('UNLOCK TABLES').catch(() => {})
  }
}

/** An account without the right to lock tables goes on without. */
async function lockTables({ connection, connect }: Run, tables: readonly string[]): Promise<void> {
  const locks = tables.map((table) => `\`${table}\` WRITE`)
  let stopped: Promise<void> | null = null
  const timer = setTimeout(() => {
    stopped = stopStatement(connection, connect).catch(() => {})
  }, longestLockMs)
  try {
    await connection.query(`LOCK TABLES ${locks.join()}`)
  } catch (error) {
    if (stopped || isConflict(error) || isDatabaseAway(error)) throw error
  } finally {
    clearTimeout(timer)
    await stopped
  }
}

async function stopStatement({ threadId }: Connection, connect: () => Promise<Connection>): Promise<void> {
  const other = await connect()
  await other.query(`KILL QUERY ${threadId}`).finally(() => other.end())
}

/** Notes why a migration failed, as Prisma does. One of which nothing was applied counts as undone. */
async function failureMessage({ connection, id }: Run, { name }: Migration, done: number, error: unknown) {
  const { errno, sqlMessage, message } = error as SqlError
  const said = sqlMessage ? `${sqlMessage} (${errno})` : message
  if (done > 0 && (isConflict(error) || isDatabaseAway(error))) {
    return new StartupError(
      `A migração ${name} foi interrompida: ${said}. Inicie de novo: ela continua de onde parou.`,
    )
  }
  const undone = done === 0 ? ', rolled_back_at = UTC_TIMESTAMP(3)' : ''
  const note = `UPDATE _prisma_migrations SET logs = ?${undone} WHERE id = ?`
  await retryWrite(() => connection.query(note, [said, id])).catch(() => {})
  return new StartupError(
    done === 0
      ? `A migração ${name} falhou: ${said}. Nada dela foi aplicado: inicie de novo depois de resolver a causa.`
      : `A migração ${name} falhou: ${said}. ${advice(name)}`,
  )
}

/** What a person is to do about a migration that failed after some of its statements. */
export function advice(name: string): string {
  return `Desfaça no banco o que ela já fez e rode «npm run migrate -- --rolled-back ${name}»; se você a completou à mão, «npm run migrate -- --applied ${name}».`
}
