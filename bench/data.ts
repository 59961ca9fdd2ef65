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

/**
 * The environment of everything that is measured on one data set: production, its own data folder,
 * any free port.
 */
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
 * Makes a data set the first time, photos included; later runs find it. What an interrupted run left is completed.
 * A million takes a quarter of an hour or so.
 */
export async function ensureData(businesses: number): Promise<void> {
  const environment = dataSetEnvironment(businesses)
  const folder = dataFolder(environment)
  const database = await openDatabase({ role: 'tool', environment, log: console.log })
  // Sorting and indexes of a million rows take longer than a server's statement may.
  const pool = createPool({
    ...database.config,
    connectionLimit: 2,
    socketTimeout: 0,
    initSql: ['SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', 'SET SESSION foreign_key_checks = 0'],
  })
  try {
    await migrate(database.config)
    // Nothing here is worth a wait for the disk at every commit: after a crash the rest is made again.
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

/** The demo gives photos in the order of the ids: the last one has some when all have. */
async function lacksPhotos(pool: Pool): Promise<boolean> {
  const [last] = await pool.query<{ photos: number }[]>(
    `SELECT (SELECT COUNT(*) FROM photos p WHERE p.business_id = b.id) AS photos
      FROM businesses b ORDER BY b.id DESC LIMIT 1`,
  )
  return last?.photos === 0
}
