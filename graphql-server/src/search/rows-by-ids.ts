import type { Connection, Pool } from 'mariadb'

/** Rows of one statement by their ids, and the catalogue's version of the same moment. */
export interface RowsAt<Row> {
  version: number
  rows: Map<number, Row>
}

/** What the outer join gives: where nothing matches, one row with the version and nothing else. */
type Found<Row> = (Row & { id: number; catalogueVersion: number })[]

/** Ids that one statement reads at most. */
export const idsAtOnce = 100

/** Few texts, so that every connection has them prepared: shorter lists repeat their last id. */
const lengths = [1, 4, 9, 12, 18, 24, 27, 50, idsAtOnce]

/**
 * What reads rows of establishments by primary key, in one prepared statement; the version comes even when no id has
 * a row.
 *
 * @param columns of `businesses b`
 */
export function readerByIds<Row>(columns: string) {
  const texts = new Map(
    lengths.map((length) => [length, selectAt(columns, `b.id IN (${Array(length).fill('?').join()})`)]),
  )
  /** @param ids one to `idsAtOnce`, in any order */
  return async (database: Pool | Connection, ids: number[]): Promise<RowsAt<Row>> => {
    const length = lengths.find((one) => one >= ids.length)
    const sql = length && texts.get(length)
    if (!sql || ids.length === 0) throw new RangeError(`no statement for ${ids.length} ids`)
    const values = [...ids, ...Array(length - ids.length).fill(ids.at(-1))]
    return rowsAt(await database.execute<Found<Row>>(sql, values))
  }
}

/** A statement for the establishments that a condition finds, if any, with the catalogue's version. */
export function selectAt(columns: string, condition: string): string {
  return `SELECT v.version AS catalogueVersion, ${columns} FROM catalogue_version v
    LEFT JOIN businesses b ON ${condition} WHERE v.id = 1`
}

/** The rows of a statement that has looked at the version too, in its order. */
export function rowsAt<Row>(found: Found<Row>): RowsAt<Row> {
  if (!found[0]) throw new Error('catalogue_version has lost its row')
  const rows = new Map<number, Row>()
  for (const row of found) if (row.id !== null) rows.set(row.id, row)
  return { version: found[0].catalogueVersion, rows }
}
