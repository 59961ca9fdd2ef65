import type { Connection, Pool, PoolConnection } from 'mariadb'
import { retryWrite } from '../src/database/transaction.ts'

/** A few hundred kilobytes, far below the smallest max_allowed_packet in use. */
const ROWS_PER_STATEMENT = 250

/** Values by column. */
type Row = Readonly<Record<string, string | number | boolean | Date | null>>

/**
 * Inserts rows in as few statements as the packet size allows.
 *
 * @param rows all with the same columns
 * @param ending appended to the statement, such as ON DUPLICATE KEY UPDATE
 */
export async function insertRows(
  connection: Connection,
  table: string,
  rows: readonly Row[],
  ending = '',
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const placeholders = `(${columns.map(() => '?').join(',')})`
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const part = rows.slice(start, start + ROWS_PER_STATEMENT)
    const values = part.map(() => placeholders).join(',')
    await connection.query(
      `INSERT INTO ${table} (${columns.join(',')}) VALUES ${values} ${ending}`,
      part.flatMap((row) => Object.values(row)),
    )
  }
}

/** Raises the catalogue version, which invalidates cached search results. Must be the last statement of a write. */
export async function raiseVersion(connection: Connection): Promise<void> {
  await connection.query('UPDATE catalogue_version SET version = version + 1 WHERE id = 1')
}

/** Raises the taxonomy version too, for changes of cities, neighborhoods, categories and subcategories. */
export async function raiseTaxonomyVersion(connection: Connection): Promise<void> {
  await connection.query(
    'INSERT INTO catalogue_version (id, version) VALUES (3, 1) ON DUPLICATE KEY UPDATE version = version + 1',
  )
  await raiseVersion(connection)
}

/**
 * Runs `work` in a READ COMMITTED transaction, with the retries of `retryWrite`. @throws errors of `work`, after a
 * rollback
 */
export function inTransaction<T>(pool: Pool, work: (connection: PoolConnection) => Promise<T>): Promise<T> {
  return retryWrite(async (willCommit) => {
    const connection = await pool.getConnection()
    try {
      await connection.query('SET TRANSACTION ISOLATION LEVEL READ COMMITTED')
      await connection.beginTransaction()
      const result = await work(connection)
      willCommit()
      await connection.commit()
      return result
    } catch (error) {
      await connection.rollback().catch(() => undefined)
      throw error
    } finally {
      await connection.release()
    }
  })
}
