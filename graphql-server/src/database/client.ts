import { PrismaMariaDb } from '@prisma/adapter-mariadb'
import { createPool as createDriverPool, type Pool, type PoolConfig } from 'mariadb'
import { PrismaClient } from '../generated/prisma/client.ts'

/**
 * What every connection to the database has in common. Without the socket timeout a half-open connection hangs
 * for minutes; the two statement limits are comments to the other engine.
 */
const connectionDefaults: PoolConfig = {
  connectTimeout: 3000,
  acquireTimeout: 5000,
  socketTimeout: 10_000,
  minimumIdle: 1,
  connectionLimit: 10,
  timezone: 'Z',
  charset: 'utf8mb4',
  // Errors go to the log: with what statements were given, people's words would.
  logParam: false,
  collation: 'UTF8MB4_UNICODE_CI',
  initSql: [
    'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
    'SET SESSION innodb_lock_wait_timeout = 5 /*M!100100 , SESSION max_statement_time = 9 */ /*!80000 , SESSION max_execution_time = 9000 */',
  ],
}

/**
 * The Prisma client, on a pool of its own.
 * @param config where the database is, from `openDatabase`
 */
export function createPrisma(config: PoolConfig): PrismaClient {
  const adapter = new PrismaMariaDb(
    // The adapter brings a version of the driver of its own, with other types for what it sets itself.
    {
      ...connectionDefaults,
      ...config,
      typeCast: undefined,
      stream: undefined,
      infileStreamFactory: undefined,
    },
    { database: config.database },
  )
  return new PrismaClient({ adapter })
}

/**
 * A pool of the driver's for the hot public reads: insert ids, BIGINT and DECIMAL arrive as numbers, dates as
 * `Date` in UTC.
 * @param config where the database is, from `openDatabase`; its own options win over the defaults
 */
export function createPool(config: PoolConfig): Pool {
  return createDriverPool({
    ...connectionDefaults,
    insertIdAsNumber: true,
    bigIntAsNumber: true,
    decimalAsNumber: true,
    ...config,
  })
}
