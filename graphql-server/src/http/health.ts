import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'mariadb'
import { build } from '../build.ts'
import { readMigrations } from '../database/migrate.ts'

const databaseTimeoutMs = 1000

/**
 * `/health/live`: the process responds, with its version and commit. `/health/ready`: the database answers within a
 * second and has all migrations of this version, and the process is not shutting down. A cluster without quorum is
 * `read-only`, and ready for reads.
 */
export async function useHealth(app: FastifyInstance, pool: Pool, draining: AbortSignal): Promise<void> {
  const expected = (await readMigrations()).map(({ name }) => name)
  app.get('/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ live: true, ...build }),
  )
  app.get('/health/ready', async (request, reply) => {
    const database = await databaseState(pool, expected).catch((error: unknown) => {
      request.log.warn({ err: error }, 'database not ready')
      return 'away'
    })
    const ready = (database === 'ok' || database === 'read-only') && !draining.aborted
    if (!ready) reply.code(503).header('retry-after', '5')
    return reply.header('cache-control', 'no-store').send({ ready, database, draining: draining.aborted })
  })
}

async function databaseState(
  pool: Pool,
  expected: string[],
): Promise<'ok' | 'read-only' | 'migrations missing'> {
  const sql =
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL'
  const rows = await Promise.race([
    pool.query<{ migration_name: string }[]>(sql),
    sleep(databaseTimeoutMs, undefined, { ref: false }).then(() => {
      throw new Error(`no answer from the database within ${databaseTimeoutMs} ms`)
    }),
  ])
  const applied = new Set(rows.map((row) => row.migration_name))
  if (!expected.every((name) => applied.has(name))) return 'migrations missing'
  const [status] = await pool.query<{ Value: string }[]>("SHOW STATUS LIKE 'wsrep_cluster_status'")
  return status?.Value === 'non-Primary' ? 'read-only' : 'ok'
}
