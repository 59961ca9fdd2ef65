import { inspect } from 'node:util'
import { PrismaMariaDb } from '@prisma/adapter-mariadb'
import { type Connection, createPool as createDriverPool, type Pool, type PoolConfig } from 'mariadb'
import { isDatabaseError } from '../database-away.ts'
import { PrismaClient } from '../generated/prisma/client.ts'
import type { Log } from '../log.ts'
import { dirtyReads } from './cluster/dirty-reads.ts'
import { markOfCluster } from './cluster/second-look.ts'

/**
 * Defaults of all connections. Without `socketTimeout` a half-open one hangs for minutes. Each engine reads the other's
 * statement timeout as a comment.
 */
const connectionDefaults: PoolConfig = {
  connectTimeout: 3000,
  acquireTimeout: 5000,
  socketTimeout: 10_000,
  minimumIdle: 1,
  connectionLimit: 10,
  timezone: 'Z',
  charset: 'utf8mb4',
  // Keeps personal data in statements' values out of the log.
  logParam: false,
  collation: 'UTF8MB4_UNICODE_CI',
  initSql: [
    'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
    'SET SESSION innodb_lock_wait_timeout = 5 /*M!100100 , SESSION max_statement_time = 9 */ /*!80000 , SESSION max_execution_time = 9000 */',
  ],
}

/** @param config of `openDatabase` */
function defaultsFor({ stream }: PoolConfig): PoolConfig {
  const { initSql = [] } = connectionDefaults
  return stream ? { ...connectionDefaults, initSql: [...initSql, dirtyReads] } : connectionDefaults
}

/** Pool created by Prisma's adapter with the first statement. */
const pools = new WeakMap<PrismaClient, Pick<Pool, 'taskQueueSize'>>()

/** Number of a client's tasks waiting for a connection. */
export const waitingConnections = (prisma: PrismaClient): number => pools.get(prisma)?.taskQueueSize() ?? 0

/** @param config of `openDatabase` */
export function createPrisma(config: PoolConfig): PrismaClient {
  const adapter = new PrismaMariaDb(
    // Set by the adapter, whose bundled driver has different types.
    {
      ...defaultsFor(config),
      ...config,
      typeCast: undefined,
      stream: config.stream as never,
      infileStreamFactory: undefined,
    },
    // A cluster node that rolls back a transaction reports this to its next statement, unless that closes a prepared
    // statement: the adapter sends one after each, and COMMIT then acknowledged lost writes (3 of 600).
    { database: config.database, useTextProtocol: config.stream !== undefined },
  )
  const prisma = new PrismaClient({ adapter })
  const connect = adapter.connect.bind(adapter)
  adapter.connect = async () => {
    const connected = await connect()
    pools.set(prisma, connected.underlyingDriver())
    return connected
  }
  if (config.stream) markOfCluster(prisma)
  return prisma
}

/**
 * A pool for the hot public reads. Insert ids, BIGINT and DECIMAL are numbers, dates are `Date` in UTC.
 *
 * @param config of `openDatabase`; overrides the defaults
 */
export function createPool(config: PoolConfig): Pool {
  return createDriverPool({
    ...defaultsFor(config),
    insertIdAsNumber: true,
    bigIntAsNumber: true,
    decimalAsNumber: true,
    ...config,
  })
}

/** Runs a task on one borrowed connection. */
export type WithConnection = <T>(task: (connection: Connection) => Promise<T>) => Promise<T>

export async function withConnection<T>(
  pool: Pool,
  task: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await pool.getConnection()
  try {
    return await task(connection)
  } finally {
    await connection.release()
  }
}

/** Runs a task in a read-only snapshot of the database. */
export function withSnapshot<T>(pool: Pool, task: (connection: Connection) => Promise<T>): Promise<T> {
  return withConnection(pool, async (connection) => {
    await connection.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
    await connection.query('START TRANSACTION WITH CONSISTENT SNAPSHOT')
    try {
      return await task(connection)
    } finally {
      await connection.rollback()
    }
  })
}

/**
 * Logs driver and pool errors that no statement awaits, instead of ending the process: when the set-up of a connection
 * fails, the driver (mariadb 3.4 and 3.5) rejects promises and throws where they cannot be handled. Other unhandled
 * errors still end the process.
 */
export function surviveDatabaseErrors(log: Pick<Log, 'warn'>): void {
  const survive = (error: unknown) => {
    if (isDatabaseError(error)) log.warn({ err: error }, 'a connection to the database failed')
    else exitFor(error)
  }
  process.on('unhandledRejection', survive).on('uncaughtException', survive)
}

/** Exits like Node without listeners. */
function exitFor(error: unknown): void {
  process.stderr.write(`${inspect(error)}\n`)
  process.exit(1)
}
