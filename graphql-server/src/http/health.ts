import type { FastifyInstance } from 'fastify'
import type { Pool } from 'mariadb'
import { readMigrations } from '../database/migrate.ts'

/** How long the database may take to answer a readiness check, in milliseconds. */
const patience = 1000

/** What a readiness check found. */
export interface Readiness {
  ready: boolean
  database: 'ok' | 'away' | 'migrations missing'
  draining: boolean
}

export interface HealthOptions {
  pool: Pool
  /** Whether the process is on its way out. */
  isDraining(): boolean
}

/**
 * `/health/live`: the process answers. `/health/ready`: it can do its work, that is, the database answers within a
 * second, holds every migration that this version knows, and the process is not on its way out.
 *
 * @param app the server
 * @param options what readiness depends on
 */
export async function useHealth(app: FastifyInstance, { pool, isDraining }: HealthOptions): Promise<void> {
  const expected = (await readMigrations()).map(({ name }) => name)
  app.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ live: true }))
  app.get('/health/ready', async (request, reply) => {
    const draining = isDraining()
    const database = await stateOf(pool, expected).catch((error: unknown) => {
      request.log.warn({ err: error }, 'database not ready')
      return 'away' as const
    })
    const readiness: Readiness = { ready: database === 'ok' && !draining, database, draining }
    if (!readiness.ready) reply.code(503).header('retry-after', '5')
    return reply.header('cache-control', 'no-store').send(readiness)
  })
}

async function stateOf(pool: Pool, expected: string[]): Promise<Readiness['database']> {
  const applied = await Promise.race([appliedMigrations(pool), timeUp()])
  return expected.every((name) => applied.has(name)) ? 'ok' : 'migrations missing'
}

async function appliedMigrations(pool: Pool): Promise<Set<string>> {
  const rows = await pool.query<{ migration_name: string }[]>(
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  )
  return new Set(rows.map((row) => row.migration_name))
}

function timeUp(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer from the database within ${patience} ms`)), patience).unref()
  })
}
