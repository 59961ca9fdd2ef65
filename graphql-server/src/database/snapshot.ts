import type { Connection, Pool } from 'mariadb'

/** Runs a task on one borrowed connection. */
export async function withConnection<T>(
  pool: Pool,
  task: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await pool.getConnection()
  try {
    return await task(connection)
  } finally {
    await connection.release()
  }
}

/** Runs a task in a transaction whose statements all see the database as it was when the transaction began. */
export function withSnapshot<T>(pool: Pool, task: (connection: Connection) => Promise<T>): Promise<T> {
  return withConnection(pool, async (connection) => {
    await connection.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
    await connection.query('START TRANSACTION WITH CONSISTENT SNAPSHOT')
    try {
      return await task(connection)
    } finally {
      await connection.rollback()
    }
  })
}
