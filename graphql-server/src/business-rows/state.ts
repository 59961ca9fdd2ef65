import type { Connection, Pool } from 'mariadb'
import { businessStates, type BusinessState as State } from '../../../schema/business/state-words.ts'
import { builder } from '../builder.ts'

export const BusinessState = builder.enumType('BusinessState', {
  description: 'Operating state of an establishment.',
  values: {
    PUBLISHED: { description: 'In operation.' },
    DRAFT: { description: 'Readable only by administrators and the owner.' },
    CLOSED_TEMPORARILY: {
      description: 'Temporarily closed; `reopensOn` is the date of reopening, if known.',
    },
    CLOSED_FOR_GOOD: { description: 'Permanently closed and not listed.' },
  } as const,
})

/** Excluded from lists, counts and suggestions, but readable individually (state). */
const unlisted: readonly State[] = ['CLOSED_FOR_GOOD', 'DRAFT']

export const listedStates = businessStates.filter((state) => !unlisted.includes(state))

const quoted = unlisted.map((state) => `'${state}'`).join()

/**
 * SQL condition for listed establishments, in statements that read rows anyway. Index-only statements omit it and are
 * filtered by `readUnlisted`.
 */
export const isListed = (alias: string) => `${alias}.state NOT IN (${quoted})`

/** Ids of all unlisted establishments, read by the index on states; they are few. */
export async function readUnlisted(database: Pool | Connection): Promise<ReadonlySet<number>> {
  const sql = `SELECT id FROM businesses WHERE state IN (${quoted})`
  const rows = await database.query<[number][]>({ sql, rowsAsArray: true })
  return new Set(rows.map(([id]) => id))
}

/** Removes unlisted ids from a list, keeping its order. */
export const withoutUnlisted = (ids: Int32Array, unlisted: ReadonlySet<number>): Int32Array =>
  unlisted.size === 0 ? ids : ids.filter((id) => !unlisted.has(id))
