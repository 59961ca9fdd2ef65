import { join } from 'node:path'
import { createProgress } from '../graphql-server/cli/progress.ts'
import { loadDemo } from '../graphql-server/demo/load.ts'
import { migrate } from '../graphql-server/src/database/migrate.ts'
import { openDatabase } from '../graphql-server/src/database/open.ts'
import { createPool } from '../graphql-server/src/db.ts'

/** Establishments that every measurement runs on. */
export const businesses = 100_000

/**
 * The environment of everything that is measured: production, data of its own beside the product's, any free port.
 */
export const environment: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  TMPDIR: process.env.TMPDIR,
  NODE_ENV: 'production',
  DATA_DIR: join(process.env.DATA_DIR || '.data', 'bench'),
  HOST: '127.0.0.1',
  PORT: '0',
}

/** Makes the data set the first time; later runs find it. */
export async function ensureData(): Promise<void> {
  const database = await openDatabase({ role: 'tool', environment, log: console.log })
  const pool = createPool({ ...database.config, connectionLimit: 2 })
  try {
    await migrate(database.config)
    const progress = createProgress(process.stdout)
    const onProgress = progress.show
    const added = await loadDemo(pool, { businesses, now: new Date(), accounts: true, onProgress })
    if (added > 0) progress.end()
  } finally {
    await pool.end()
    await database.close()
  }
}
