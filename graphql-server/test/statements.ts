import { PrismaMariaDb } from '@prisma/adapter-mariadb'
import type { PoolConfig } from 'mariadb'
import { PrismaClient } from '../src/generated/prisma/client.ts'

/**
 * A Prisma client that records its statements.
 *
 * @param config of the test's database
 * @param which all statements, or reads only
 */
export function countingPrisma(config: PoolConfig, which: 'reads' | 'all' = 'reads') {
  // The adapter's own version of the driver has other types for these.
  const foreign = { typeCast: undefined, stream: undefined, infileStreamFactory: undefined }
  const adapter = new PrismaMariaDb(
    { ...config, ...foreign, connectionLimit: 2, connectTimeout: 3000 },
    { database: config.database },
  )
  const prisma = new PrismaClient({ adapter, log: [{ emit: 'event', level: 'query' }] })
  const statements: string[] = []
  /** The same with their values, in the same order. */
  const calls: { query: string; values: unknown[] }[] = []
  prisma.$on('query', ({ query, params }) => {
    if (which !== 'all' && !/^\s*SELECT/i.test(query)) return
    statements.push(query)
    calls.push({ query, values: JSON.parse(params) as unknown[] })
  })
  return { prisma: prisma as unknown as PrismaClient, statements, calls }
}

/** Whether a statement of a pool's log is one that a test counts: neither its preparation nor what opens or checks a connection. */
export const isCounted = (text: string) => !/^(?:PREPARE|SET SESSION|PING)\b/.test(text)
