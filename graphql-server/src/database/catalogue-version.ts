import DataLoader from 'dataloader'
import type { Connection, Pool } from 'mariadb'

/**
 * The catalogue's version. The last statement of every transaction that changes which establishments a search finds, or
 * what their cards show, raises it.
 *
 * @param database a connection, or the pool to borrow one from
 */
export async function readVersion(database: Pool | Connection): Promise<number> {
  const rows = await database.execute<{ version: number }[]>(
    'SELECT version FROM catalogue_version WHERE id = 1',
  )
  if (!rows[0]) throw new Error('the row of catalogue_version is missing')
  return rows[0].version
}

const hourMs = 3_600_000

/** Row 1 is the catalogue's version; row 2, which exists once it was raised, counts other changes that visitors see. */
const publicVersions = 'SELECT version FROM catalogue_version WHERE id IN (1, 2) ORDER BY id'

/**
 * Reads the version of everything public: what was read after it is valid for as long as it stays the same. It contains
 * the hour, which bounds how long changes made past the product stay unseen.
 *
 * @param now milliseconds since 1970
 * @returns a function that reads it; calls of one turn of the event loop share a statement
 */
export function publicVersionReader(pool: Pool, now: () => number): () => Promise<string> {
  const loader = new DataLoader<0, string>(
    async (callers) => {
      const rows = await pool.execute<{ version: number }[]>(publicVersions)
      const version = [Math.floor(now() / hourMs), ...rows.map((row) => row.version)].join('.')
      return callers.map(() => version)
    },
    { cache: false, batchScheduleFn: setImmediate },
  )
  return () => loader.load(0)
}
