import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConnection, type Pool, type PoolConfig } from 'mariadb'
import { afterAll, beforeAll } from 'vitest'
import { startPrivateServer } from '../private-database/private-server.ts'
import { runningServer } from '../private-database/running-server.ts'
import { findServerProgram } from '../private-database/server-program.ts'
import { createPool, createPrisma } from '../src/database/client.ts'
import { migrate } from '../src/database/migrate.ts'

/** A migrated database on a server of a test file's own, with which anything may happen. Set before its first test. */
export interface KillableDatabase {
  config: PoolConfig
  /** Does something with connections of the test's own, which are gone before the server is. */
  using<T>(work: (pool: Pool, prisma: ReturnType<typeof createPrisma>) => Promise<T>): Promise<T>
  /** Kills the server as a crash does; it stays away until `comeBack`. */
  kill(): void
  comeBack(): void
  /** Keeps the server from answering, with its connections open. */
  freeze(): void
  thaw(): void
}

const bufferPool = 64 * 1024 * 1024

/** Gives a test file such a server. Call it once, outside any test. */
export function useKillableDatabase(): KillableDatabase {
  const database = {} as KillableDatabase
  let end = async () => {}
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'guia-fault-'))
    const found = await findServerProgram()
    const isAway = join(folder, 'away')
    const path = join(folder, 'server')
    writeFileSync(path, `#!/bin/sh\n[ -e '${isAway}' ] && exit 1\nexec '${found.path}' "$@"\n`)
    const pid = () => runningServer(join(folder, 'mysql.pid'), join(folder, 'mysql')) ?? 0
    const signal = (name: NodeJS.Signals) => void process.kill(pid(), name)
    // What initialises the data looks for its files next to the real program.
    await startPrivateServer(serverOptions(folder, found)).then((server) => server.stop())
    chmodSync(path, 0o700)
    const server = await startPrivateServer(serverOptions(folder, { ...found, path }))
    const config = { ...server.config, database: 'guia_faults' }
    const connection = await createConnection(server.config)
    await connection.query('CREATE DATABASE guia_faults CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci')
    await connection.end()
    await migrate(config)
    Object.assign<KillableDatabase, KillableDatabase>(database, {
      config,
      async using(work) {
        const pool = createPool(config)
        const prisma = createPrisma(config)
        return work(pool, prisma).finally(() => Promise.all([pool.end(), prisma.$disconnect()]))
      },
      kill() {
        writeFileSync(isAway, '')
        signal('SIGKILL')
      },
      comeBack: () => rmSync(isAway),
      freeze: () => signal('SIGSTOP'),
      thaw: () => signal('SIGCONT'),
    })
    end = async () => {
      rmSync(isAway, { force: true })
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
  afterAll(() => end())
  return database
}

function serverOptions(folder: string, program: Awaited<ReturnType<typeof findServerProgram>>) {
  return { folder, program, bufferPool, socketPath: join(folder, 'server.sock'), onIncident: () => {} }
}
