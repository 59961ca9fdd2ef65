import type { Connection, Pool } from 'mariadb'

/**
 * The catalogue's version: raised by the last statement of every transaction that can change which listings a search
 * finds or what their cards show.
 *
 * @param database a connection, or the pool to borrow one from
 */
export async function readVersion(database: Pool | Connection): Promise<number> {
  const rows = await database.execute<{ version: number }[]>(
    'SELECT version FROM catalogue_version WHERE id = 1',
  )
  if (!rows[0]) throw new Error('catalogue_version has lost its row')
  return rows[0].version
}
