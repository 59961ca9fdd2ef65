import type { Connection, Pool } from 'mariadb'
import { businessStates, type BusinessState as State } from '../../../schema/business/state-words.ts'
import { builder } from '../builder.ts'

export const BusinessState = builder.enumType('BusinessState', {
  description: 'Whether an establishment is at work.',
  values: {
    PUBLISHED: { description: 'It is.' },
    DRAFT: { description: 'Only administrators and its owner can read it.' },
    CLOSED_TEMPORARILY: { description: 'It has closed for a while; `reopensOn` says until when, if known.' },
    CLOSED_FOR_GOOD: { description: 'It has closed for good: no list shows it.' },
  } as const,
})

/** In no list, count or suggestion, though they may be read by themselves (state). */
const unlisted: readonly State[] = ['CLOSED_FOR_GOOD', 'DRAFT']

/** All others. */
export const listedStates = businessStates.filter((state) => !unlisted.includes(state))

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
export const withoutUnlisted = (ids: Int32Array, unlisted: ReadonlySet<number>): Int32Array =>
  unlisted.size === 0 ? ids : ids.filter((id) => !unlisted.has(id))
