import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConnection, type PoolConfig } from 'mariadb'
import type { TestProject } from 'vitest/node'
import { startPrivateServer } from '../private-database/private-server.ts'
import { parseDatabaseUrl } from '../src/database/database-url.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that tests use, without a database; `useDatabase` makes one per worker. */
    database: PoolConfig
    /** The beginning of the names of this run's databases. */
    databasePrefix: string
  }
}

const bufferPool = 256 * 1024 * 1024

/**
 * Gives the tests a database server: that of `TEST_DATABASE_URL` (its database's name is ignored), else a private one
 * in the temporary folder, for this run alone. Run before the workers, so that all of them see its address.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prefix = `guia_test_${process.pid}_`
  project.provide('databasePrefix', prefix)
  const named = process.env.TEST_DATABASE_URL
  if (named) {
    const url = new URL(named)
    url.pathname = '/test'
    const server = { ...parseDatabaseUrl(url.href), database: undefined }
    project.provide('database', server)
    return () => dropDatabases(server, prefix)
  }
  const folder = mkdtempSync(join(tmpdir(), 'guia-test-'))
  const server = await startPrivateServer({ folder, socketPath: join(folder, 'server.sock'), bufferPool })
  project.provide('database', server.config)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A server that was there before is left as it was. */
async function dropDatabases(server: PoolConfig, prefix: string): Promise<void> {
  const connection = await createConnection(server)
  const names = await connection.query<[string][]>({ sql: 'SHOW DATABASES', rowsAsArray: true })
  for (const [name] of names.filter(([name]) => name.startsWith(prefix))) {
    await connection.query(`DROP DATABASE ${name}`)
  }
  await connection.end()
}
