import { join } from 'node:path'
import type { Pool } from 'mariadb'
import { createProgress } from '../graphql-server/cli/progress.ts'
import { loadDemo } from '../graphql-server/demo/load.ts'
import { addDemoPhotos } from '../graphql-server/demo/photos.ts'
import { createPool } from '../graphql-server/src/database/client.ts'
import { dataFolder } from '../graphql-server/src/database/data-folder.ts'
import { migrate } from '../graphql-server/src/database/migrate.ts'
import { openDatabase } from '../graphql-server/src/database/open.ts'
import { folderStore } from '../graphql-server/src/media/folder-store.ts'
import { memoryBounds } from '../scripts/setup/locked-node.js'
import { addAnswers } from './answers.ts'
import { addAreas } from './areas.ts'

/** Environment of all processes measured on one data set: production mode, own data folder, any free port. */
export function dataSetEnvironment(businesses: number): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    TMPDIR: process.env.TMPDIR,
    NODE_ENV: 'production',
    ...memoryBounds,
    DATA_DIR: join(process.env.DATA_DIR || '.data', 'bench', String(businesses)),
    HOST: '127.0.0.1',
    PORT: '0',
  }
}

/**
 * Creates a data set with photos, or completes an interrupted one. A million establishments take about a quarter of
 * an hour.
 */
export async function ensureData(businesses: number): Promise<void> {
  const environment = dataSetEnvironment(businesses)
  const folder = dataFolder(environment)
  const database = await openDatabase({ role: 'tool', environment, log: console.log })
  // Sorting and indexing a million rows exceeds the server's statement timeout.
  const pool = createPool({
    ...database.config,
    connectionLimit: 2,
    socketTimeout: 0,
    initSql: ['SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', 'SET SESSION foreign_key_checks = 0'],
  })
  try {
    await migrate(database.config)
    // No flush to disk at commit: lost rows are created again after a crash.
    await pool.query('SET GLOBAL innodb_flush_log_at_trx_commit = 0')
    await fill(pool, folder, businesses)
  } finally {
    await pool.end()
    await database.close()
  }
}

async function fill(pool: Pool, folder: string, businesses: number): Promise<void> {
  const progress = createProgress(process.stdout)
  const onProgress = progress.show
  const added = await loadDemo(pool, { businesses, now: new Date(), accounts: true, onProgress })
  if (added > 0) progress.end()
  await addAnswers(pool)
  await addAreas(pool)
  if (!(await lacksPhotos(pool))) return
  console.log('Ligando as fotos…')
  await addDemoPhotos(pool, folderStore(join(folder, 'images')))
  await pool.query('ANALYZE TABLE businesses, business_categories, business_subcategories, photos, images')
}

/** Photos are added in order of ids, so checking the last establishment is enough. */
async function lacksPhotos(pool: Pool): Promise<boolean> {
  const [last] = await pool.query<{ photos: number }[]>(
    `SELECT (SELECT COUNT(*) FROM photos p WHERE p.business_id = b.id) AS photos
      FROM businesses b ORDER BY b.id DESC LIMIT 1`,
  )
  return last?.photos === 0
}
