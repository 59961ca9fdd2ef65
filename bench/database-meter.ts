import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'mariadb'
import { processorTimeOf } from './processor.ts'

/** Counters of a data set's database server since its start. */
export interface DatabaseMeter {
  /** Statements, including this query. */
  statements(): Promise<number>
  /** CPU time in seconds. */
  processorTime(): number
}

/**
 * @param pool with one connection, used for nothing else
 * @param folder of the data set, which contains the server's pid file
 */
export function databaseMeter(pool: Pool, folder: string): DatabaseMeter {
  const pid = Number(readFileSync(join(folder, 'mysql.pid'), 'utf8'))
  return {
    async statements() {
      const [row] = await pool.query<{ Value: string }[]>("SHOW GLOBAL STATUS LIKE 'Questions'")
      return Number(row?.Value)
    },
    processorTime: () => processorTimeOf(pid),
  }
}
