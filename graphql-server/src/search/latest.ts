import type { Connection } from 'mariadb'
import type { BusinessReader } from '../business-rows/reader.ts'
import { listedStates } from '../business-rows/state.ts'
import type { Catalogue } from './catalogue.ts'
import { type OrderKey, shuffledPart } from './order.ts'

/** An establishment with the time of its first publication. */
interface Publication {
  id: number
  at: Date
}

/** Latest first publications, newest first: single establishments, and bulk actions. */
export interface Publications {
  singles: Publication[]
  /** With the ids of the actions. */
  acts: Publication[]
}

/** At most one in four of the list comes from the same action: two of eight. */
const sharePerAct = 4

/** Establishments of an action from which the sample is drawn. */
const maxOfAct = 50_000

/** Prevents MySQL 9 from using the index of states, with a sort. */
const byPublication = 'businesses FORCE INDEX (businesses_first_published_idx)'

/** Uses a range of that index per listed state. */
const perState = (select: (state: string) => string[]) => listedStates.flatMap(select).join(' UNION ALL ')

/** Establishments published by an earlier release have no time; their creation time counts. */
export const singlesStatement = perState((state) => [
  `(SELECT id, first_published_at AS at FROM ${byPublication}
    WHERE state = '${state}' AND published_act_id IS NULL AND first_published_at IS NOT NULL
    ORDER BY first_published_at DESC, created_at DESC, id DESC LIMIT ?)`,
  `(SELECT id, created_at AS at FROM ${byPublication}
    WHERE state = '${state}' AND published_act_id IS NULL AND first_published_at IS NULL
    ORDER BY created_at DESC, id DESC LIMIT ?)`,
])

export const actStatement = perState((state) => [
  `(SELECT published_act_id AS id, first_published_at AS at FROM ${byPublication}
    WHERE state = '${state}' AND published_act_id < ?
    ORDER BY published_act_id DESC, first_published_at DESC, created_at DESC LIMIT 1)`,
])

export const idsOfActStatement = perState((state) => [
  `SELECT id FROM ${byPublication} WHERE state = '${state}' AND published_act_id = ?`,
])

const placeholders = (sql: string, value: number) => Array(sql.split('?').length - 1).fill(value)

const newestFirst = (one: Publication, other: Publication) =>
  Number(other.at) - Number(one.at) || other.id - one.id

/**
 * Reads at most `limit` of each. Actions are looked up one after the other, however many establishments each has
 * published.
 */
export async function readPublications(connection: Connection, limit: number): Promise<Publications> {
  const singles = await connection.query<Publication[]>(
    singlesStatement,
    placeholders(singlesStatement, limit),
  )
  singles.sort(newestFirst).splice(limit)
  const oldest = singles.length < limit ? null : singles.at(-1)
  const acts: Publication[] = []
  let before = 2 ** 31
  while (acts.length < limit) {
    const found = await connection.query<Publication[]>(actStatement, placeholders(actStatement, before))
    const [act] = found.sort((one, other) => other.id - one.id || newestFirst(one, other))
    if (!act || (oldest && act.at < oldest.at)) break
    acts.push(act)
    before = act.id
  }
  return { singles, acts: acts.sort(newestFirst) }
}

/** Listed establishments first published by an action. */
export async function readIdsOfAct(connection: Connection, act: number): Promise<Int32Array> {
  const sql = `${idsOfActStatement} LIMIT ${maxOfAct}`
  const rows = await connection.query<{ id: number }[]>(sql, placeholders(sql, act))
  return Int32Array.from(rows, ({ id }) => id).sort()
}

/**
 * Latest first publications, newest first, with a random sample of at most two of eight from one action (latest).
 *
 * @param key of the random order
 */
export async function readLatest<Item>(
  catalogue: Catalogue,
  reader: BusinessReader<Item>,
  { key, limit }: { key: OrderKey; limit: number },
): Promise<Item[]> {
  const { singles, acts } = await catalogue.publications(limit)
  const most = Math.ceil(limit / sharePerAct)
  const chosen = [...singles]
  for (const { id: act, at } of acts) {
    if (chosen.filter((each) => each.at > at).length >= limit) break
    const drawn = shuffledPart(await catalogue.idsOfAct(act), key, 0, most)
    chosen.push(...drawn.map((id) => ({ id, at })))
  }
  const ids = chosen.sort(newestFirst).map(({ id }) => id)
  return catalogue.byIds(reader, ids.slice(0, limit))
}
