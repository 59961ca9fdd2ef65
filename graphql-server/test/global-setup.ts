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
    /** For files of this run; removed at its end. */
    folder: string
  }
}

const bufferPool = 256 * 1024 * 1024

/**
 * Gives the tests a database server: that of `TEST_DATABASE_URL` (its database's name is ignored), else a private one in
 * the temporary folder for this run. Runs before the workers start.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prefix = `guia_test_${process.pid}_`
  project.provide('databasePrefix', prefix)
  const folder = mkdtempSync(join(tmpdir(), 'guia-test-'))
  project.provide('folder', folder)
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  const named = process.env.TEST_DATABASE_URL
  if (named) {
    const url = new URL(named)
    url.pathname = '/test'
    const server = { ...parseDatabaseUrl(url.href), database: undefined }
    project.provide('database', server)
    return () => dropDatabases(server, prefix).finally(removeFolder)
  }
  const server = await startPrivateServer({ folder, socketPath: join(folder, 'server.sock'), bufferPool })
  await skipDiskWrites(server.config)
  project.provide('database', server.config)
  return async () => {
    await server.stop()
    removeFolder()
  }
}

/** What a crash would lose does not matter here. */
async function skipDiskWrites(server: PoolConfig): Promise<void> {
  const connection = await createConnection(server)
  // MySQL has no `sync_frm`.
  for (const setting of ['innodb_flush_log_at_trx_commit = 0', 'sync_frm = OFF'])
    await connection.query(`SET GLOBAL ${setting}`).catch(() => {})
  await connection.end()
}

/** Leaves a server that was there before as it was. */
async function dropDatabases(server: PoolConfig, prefix: string): Promise<void> {
  const connection = await createConnection(server)
  const names = await connection.query<[string][]>({ sql: 'SHOW DATABASES', rowsAsArray: true })
  for (const [name] of names.filter(([name]) => name.startsWith(prefix))) {
    await connection.query(`DROP DATABASE ${name}`)
  }
  await connection.end()
}
