import type { Connection, Pool } from 'mariadb'
import type { BusinessState } from '../../../schema/business/state-words.ts'

/** In no list, count or suggestion, though they may be read by themselves (state). */
const unlisted: readonly BusinessState[] = ['CLOSED_FOR_GOOD', 'DRAFT']

const quoted = unlisted.map((state) => `'${state}'`).join()

/**
 * The condition of what lists show, for statements that read rows anyway. Those that read an index alone stay so: what they
 * find is cut by `readUnlisted`.
 */
export const isListed = (alias: string) => `${alias}.state NOT IN (${quoted})`

/** The ids of all others, by the index of states: they are few. */
export async function readUnlisted(database: Pool | Connection): Promise<ReadonlySet<number>> {
  const sql = `SELECT id FROM businesses WHERE state IN (${quoted})`
  const rows = await database.query<[number][]>({ sql, rowsAsArray: true })
  return new Set(rows.map(([id]) => id))
}

/** A list without them, in its order. */
export const listedOf = (ids: Int32Array, unlisted: ReadonlySet<number>): Int32Array =>
  unlisted.size === 0 ? ids : ids.filter((id) => !unlisted.has(id))
