import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection, Pool, PoolConnection } from 'mariadb'

/** A few hundred kilobytes, far below the smallest max_allowed_packet in use. */
const ROWS_PER_STATEMENT = 250
const MAX_ATTEMPTS = 5

/** A value of a column. */
export type Value = string | number | boolean | Date | null

/**
 * Inserts rows with as few statements as packets allow.
 *
 * @param columns names of the columns, in the order of each row's values
 * @param ending what follows the values, such as ON DUPLICATE KEY UPDATE
 */
export async function insertRows(
  connection: Connection,
  table: string,
  columns: readonly string[],
  rows: readonly Value[][],
  ending = '',
): Promise<void> {
  const placeholders = `(${columns.map(() => '?').join(',')})`
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const part = rows.slice(start, start + ROWS_PER_STATEMENT)
    const values = part.map(() => placeholders).join(',')
    await connection.query(
      `INSERT INTO ${table} (${columns.join(',')}) VALUES ${values} ${ending}`,
      part.flat(),
    )
  }
}

/** Raises the catalogue's version, which invalidates cached search results: the last statement of a write. */
export async function raiseVersion(connection: Connection): Promise<void> {
  await connection.query('UPDATE catalogue_version SET version = version + 1 WHERE id = 1')
}

/** Row changed meanwhile, lock wait exceeded, deadlock. */
const retryable = new Set([1020, 1205, 1213])

function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'errno' in error && retryable.has(Number(error.errno))
}

/**
 * Runs `work` in one READ COMMITTED transaction and retries it after conflicts with other writers.
 *
 * @throws what `work` throws, after a rollback
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (connection: PoolConnection) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const connection = await pool.getConnection()
    try {
      await connection.query('SET TRANSACTION ISOLATION LEVEL READ COMMITTED')
      await connection.beginTransaction()
      const result = await work(connection)
      await connection.commit()
      return result
    } catch (error) {
      await connection.rollback().catch(() => undefined)
      if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error
    } finally {
      await connection.release()
    }
    await sleep(20 * attempt + Math.random() * 50)
  }
}
