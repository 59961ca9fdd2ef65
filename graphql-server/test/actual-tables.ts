import type { Pool } from 'mariadb'
import { columnLine, type TableDescription } from './table-description.ts'

/** The tables of the pool's database but those of migrations, from `information_schema`, the same for both engines. */
export async function actualTables(pool: Pool): Promise<Record<string, TableDescription>> {
  const tables: Record<string, TableDescription> = {}
  const names = await rows(
    pool,
    "SELECT table_name FROM information_schema.tables WHERE table_schema = DATABASE() AND LEFT(table_name, 1) <> '_'",
  )
  for (const [name = ''] of names) tables[name] = { columns: {}, indexes: {}, foreignKeys: {} }
  for (const [table = '', ...column] of await rows(pool, columnsSql)) {
    const [name = '', ...rest] = column
    if (tables[table]) tables[table].columns[name] = describeColumn(rest)
  }
  for (const [table = '', name = '', nonUnique, columns] of await rows(pool, indexesSql)) {
    const kind = name === 'PRIMARY' ? 'primary' : nonUnique === '0' ? 'unique' : 'index'
    if (tables[table]) tables[table].indexes[name] = `${kind} (${columns})`
  }
  for (const [table = '', name = '', from, target, to, onDelete, onUpdate] of await rows(pool, keysSql)) {
    const actions = `delete ${onDelete} update ${onUpdate}`.toLowerCase()
    if (tables[table]) tables[table].foreignKeys[name] = `(${from}) -> ${target} (${to}) ${actions}`
  }
  return tables
}

const columnsSql = `SELECT table_name, column_name, column_type, is_nullable, column_default, extra, collation_name
  FROM information_schema.columns WHERE table_schema = DATABASE()`

const indexesSql = `SELECT table_name, index_name, non_unique, GROUP_CONCAT(column_name ORDER BY seq_in_index)
  FROM information_schema.statistics WHERE table_schema = DATABASE() GROUP BY table_name, index_name, non_unique`

const keysSql = `SELECT k.table_name, k.constraint_name,
    GROUP_CONCAT(k.column_name ORDER BY k.ordinal_position), k.referenced_table_name,
    GROUP_CONCAT(k.referenced_column_name ORDER BY k.ordinal_position), r.delete_rule, r.update_rule
  FROM information_schema.key_column_usage k
  JOIN information_schema.referential_constraints r
    ON r.constraint_schema = k.constraint_schema AND r.constraint_name = k.constraint_name
  WHERE k.table_schema = DATABASE() AND k.referenced_table_name IS NOT NULL
  GROUP BY k.table_name, k.constraint_name, k.referenced_table_name, r.delete_rule, r.update_rule`

function describeColumn([type = '', nullable, fallback, extra = '', collation]: (
  | string
  | undefined
)[]): string {
  return columnLine({
    type: comparableType(type, collation),
    nullable: nullable === 'YES',
    fallback: defaultValue(fallback),
    counts: extra.includes('auto_increment'),
  })
}

/** MariaDB reports display widths, and stores JSON as binary text with a check. */
function comparableType(type: string, collation?: string): string {
  if (type === 'longtext' && collation === 'utf8mb4_bin') return 'json'
  return type === 'tinyint(1)' ? type : type.replace(/^(\w*int)\(\d+\)/, '$1')
}

/** MariaDB quotes literals and spells out NULL; MySQL writes functions in capitals. */
function defaultValue(told?: string): string | null {
  if (told === undefined || told === 'NULL') return null
  return /^current_timestamp/i.test(told) ? told.toLowerCase() : told.replace(/^'(.*)'$/, '$1')
}

/** Rows as text, so that both engines' number types are the same; NULL is `undefined`. */
async function rows(pool: Pool, sql: string): Promise<(string | undefined)[][]> {
  const found = await pool.query<unknown[][]>({ sql, rowsAsArray: true })
  return found.map((row) => row.map((value) => (value === null ? undefined : String(value))))
}
