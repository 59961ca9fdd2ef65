import { createHash } from 'node:crypto'
import type { Connection } from 'mariadb'
import { listTables } from './migrations-table.ts'

/** Progress of open migrations, a row for each; Prisma's table has no column for it. */
export const progressTable = '_migration_progress'

export const createProgressTable = `CREATE TABLE IF NOT EXISTS ${progressTable} (
  migration_id VARCHAR(36) PRIMARY KEY,
  statements_done INT NOT NULL,
  tables_before VARCHAR(64) NULL
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`

export interface Progress {
  /** Number of applied statements. */
  done: number
  /** Hash of the tables named by the next statement, if it has begun; empty if unknown. */
  tablesBefore: string | null
}

/**
 * @param id id in Prisma's table
 * @returns null if unknown, as for a migration that Prisma applied
 */
export async function readProgress(connection: Connection, id: string): Promise<Progress | null> {
  const [row] = await connection.query<Progress[]>(
    `SELECT statements_done AS done, tables_before AS tablesBefore FROM ${progressTable} WHERE migration_id = ?`,
    [id],
  )
  return row ?? null
}

export async function writeProgress(
  connection: Connection,
  id: string,
  { done, tablesBefore }: Progress,
): Promise<void> {
  await connection.query(
    `REPLACE INTO ${progressTable} (migration_id, statements_done, tables_before) VALUES (?, ?, ?)`,
    [id, done, tablesBefore],
  )
}

export async function deleteProgress(connection: Connection, id: string): Promise<void> {
  await connection.query(`DELETE FROM ${progressTable} WHERE migration_id = ?`, [id])
}

const inTransactions = /^(INSERT|UPDATE|DELETE|REPLACE|SELECT|DO|WITH)\b/i
const ofTables = /^(CREATE|ALTER|DROP|RENAME)\s+(TABLE|(\w+\s+)?INDEX)\b/i

/** Whether a statement changes only rows, so that a rollback undoes it. */
export const isTransactional = (statement: string) => inTransactions.test(statement)

/**
 * Hashes the definitions of the tables that a statement names, to detect later whether it was applied: servers apply
 * such a statement whole or not at all.
 *
 * @returns an empty string for a statement that changes something else
 */
export async function hashTables(connection: Connection, statement: string): Promise<string> {
  if (!ofTables.test(statement)) return ''
  const hash = createHash('sha256')
  for (const table of await tablesNamedIn(connection, statement)) {
    const [row] = await connection.query<[string, string][]>({
      sql: `SHOW CREATE TABLE \`${table}\``,
      rowsAsArray: true,
    })
    hash.update(String(row?.[1]).replace(/ AUTO_INCREMENT=\d+/, ''))
  }
  return hash.digest('hex')
}

/**
 * Tables named by a statement that alters tables, and those that reference them; empty if it creates or drops a table.
 */
export async function tablesToLock(connection: Connection, statement: string): Promise<string[]> {
  if (!/^(ALTER|(CREATE|DROP)\s+(\w+\s+)?INDEX)\b/i.test(statement)) return []
  const named = await tablesNamedIn(connection, statement)
  if (named.length === 0) return []
  const rows = await connection.query<[string][]>(
    {
      sql: `SELECT DISTINCT table_name FROM information_schema.referential_constraints
        WHERE constraint_schema = DATABASE() AND referenced_table_name IN (?)`,
      rowsAsArray: true,
    },
    [named],
  )
  return [...new Set([...named, ...rows.map(([name]) => name)])]
}

async function tablesNamedIn(connection: Connection, statement: string): Promise<string[]> {
  const words = new Set(statement.split(/[^\p{L}\p{N}_$]+/u))
  return (await listTables(connection)).filter((table) => words.has(table)).sort()
}
