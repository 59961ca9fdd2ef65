import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'mariadb'
import { processorTimeOf } from './processor.ts'

/** What the database server of a data set has done so far. */
export interface DatabaseMeter {
  /** Statements, this question included. */
  statements(): Promise<number>
  /** Seconds of processor time. */
  processorTime(): number
}

/**
 * @param pool of one connection, not used otherwise
 * @param folder of the data set, where the server's process id is written
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
