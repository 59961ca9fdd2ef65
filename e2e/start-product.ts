import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConnection, type PoolConfig } from 'mariadb'
import { loadDemo } from '../graphql-server/demo/load.ts'
import { migrate } from '../graphql-server/src/database/migrate.ts'
import { createPool } from '../graphql-server/src/db.ts'
import { startTileServer } from './tile-server.ts'

/** The product as visitors meet it: its own process, its built pages, a database full of establishments. */
export interface Product {
  origin: string
  /** Where it keeps its files; images in `images`. */
  folder: string
  /** Everything that it wrote so far. */
  output(): string
  stop(): Promise<void>
}

/**
 * Starts the product on a free port with a demo catalogue in a database of its own on the tests' server.
 *
 * @param server the tests' database server, from `inject('database')`
 * @param name of the database to make; dropped at the end
 * @param businesses how many establishments it gets
 */
export async function startProduct(server: PoolConfig, name: string, businesses = 300): Promise<Product> {
  await fillDatabase(server, name, businesses)
  const folder = mkdtempSync(join(tmpdir(), 'guia-e2e-'))
  const port = await freePort()
  const tiles = await startTileServer()
  const child = spawn(process.execPath, ['graphql-server/src/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: urlOf(server, name),
      TILE_URL: tiles.url,
      JWT_SECRET: 'a secret of the end-to-end tests, long enough',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const origin = `http://127.0.0.1:${port}`
  await ready(origin, child, () => output)
  return {
    origin,
    folder,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      tiles.stop()
      rmSync(folder, { recursive: true, force: true })
      await onServer(server, `DROP DATABASE ${name}`)
    },
  }
}

async function fillDatabase(server: PoolConfig, name: string, businesses: number): Promise<void> {
  await onServer(server, `DROP DATABASE IF EXISTS ${name}`)
  await onServer(server, `CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`)
  const config = { ...server, database: name }
  await migrate(config)
  const pool = createPool(config)
  await loadDemo(pool, { businesses, accounts: true, now: new Date() }).finally(() => pool.end())
}

async function onServer(server: PoolConfig, statement: string): Promise<void> {
  const connection = await createConnection(server)
  await connection.query(statement).finally(() => connection.end())
}

function urlOf(server: PoolConfig, name: string): string {
  const account = `${server.user ?? 'root'}${server.password ? `:${encodeURIComponent(server.password)}` : ''}`
  const query = server.socketPath ? `?socket=${encodeURIComponent(server.socketPath)}` : ''
  return `mysql://${account}@${server.host ?? 'localhost'}:${server.port ?? 3306}/${name}${query}`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!address || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function ready(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    if (child.exitCode !== null) break
    const answer = await fetch(`${origin}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the product did not start:\n${output()}`)
}
