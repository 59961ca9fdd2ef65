import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createConnection, type PoolConfig } from 'mariadb'
import { inject } from 'vitest'
import { loadDemo } from '../graphql-server/demo/load.ts'
import { createPool } from '../graphql-server/src/database/client.ts'
import { migrate } from '../graphql-server/src/database/migrate.ts'
import { type ProductProcess, startProductProcess } from '../graphql-server/test/product-process.ts'
import { startTileServer } from './tile-server.ts'

/** The product as visitors meet it: its own process, its built pages, a database full of establishments. */
export interface Product extends Pick<ProductProcess, 'origin' | 'folder' | 'said'> {
  /** Of its database. */
  config: PoolConfig
}

/**
 * Starts the product on a free port with a demo catalogue of 300 establishments in a database of its own on the tests'
 * server. It ends with the worker.
 *
 * @param name unique among the products of one worker
 * @param environment further settings
 */
export async function startProduct(name: string, environment: NodeJS.ProcessEnv = {}): Promise<Product> {
  const server = inject('database')
  const database = `${inject('databasePrefix')}e2e_${name}_${process.env.VITEST_POOL_ID}`
  const config = { ...server, database }
  const folder = join(inject('folder'), database)
  mkdirSync(folder)
  await fillDatabase(server, config)
  const tiles = await startTileServer()
  const { origin, said } = await startProductProcess({
    config,
    folder,
    environment: { TILE_URL: tiles, ...environment },
  })
  return { origin, folder, config, said }
}

async function fillDatabase(server: PoolConfig, config: PoolConfig): Promise<void> {
  const connection = await createConnection(server)
  await connection
    .query(`CREATE DATABASE ${config.database} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`)
    .finally(() => connection.end())
  await migrate(config)
  const pool = createPool(config)
  await loadDemo(pool, { businesses: 300, accounts: true, now: new Date() }).finally(() => pool.end())
}
