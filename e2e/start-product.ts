import { createConnection, type PoolConfig } from 'mariadb'
import { loadDemo } from '../graphql-server/demo/load.ts'
import { createPool } from '../graphql-server/src/database/client.ts'
import { migrate } from '../graphql-server/src/database/migrate.ts'
import { type ProductProcess, startProductProcess } from '../graphql-server/test/product-process.ts'
import { startTileServer } from './tile-server.ts'

/** The product as visitors meet it: its own process, its built pages, a database full of establishments. */
export interface Product extends Pick<ProductProcess, 'origin' | 'folder'> {
  /** Ends it and drops its database. */
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
  const tiles = await startTileServer()
  const running = await startProductProcess({
    config: { ...server, database: name },
    environment: { TILE_URL: tiles.url },
  })
  return {
    ...running,
    async stop() {
      await running.end()
      tiles.stop()
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
