import type { Connection } from 'mariadb'
import type { BusinessReader } from '../business-rows/reader.ts'
import { listedStates } from '../business-rows/state.ts'
import type { Catalogue } from './catalogue.ts'
import { type OrderKey, shuffledPart } from './order.ts'

/** An establishment, and when it was first published. */
interface Publication {
  id: number
  at: Date
}

/** What was first published last: establishments by themselves, and acts that published several, the newest first. */
export interface Publications {
  singles: Publication[]
  /** Their ids are those of the acts. */
  acts: Publication[]
}

/** Establishments of one act among so many of the list: two of eight. */
const sharePerAct = 4

/** Establishments of an act from which some are drawn. */
const maxOfAct = 50_000

/** MySQL 9 would take the index of states, and sort. */
const byPublication = 'businesses FORCE INDEX (businesses_first_published_idx)'

/** Of each listed state: a range of that index. */
const perState = (select: (state: string) => string[]) => listedStates.flatMap(select).join(' UNION ALL ')

/** What an earlier release published has no time, and counts from its creation. */
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

/** Reads at most `limit` of each. Acts are looked up one after the other, however many establishments each has published. */
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

/** Establishments that an act was the first to publish, if they are listed. */
export async function readIdsOfAct(connection: Connection, act: number): Promise<Int32Array> {
  const sql = `${idsOfActStatement} LIMIT ${maxOfAct}`
  const rows = await connection.query<{ id: number }[]>(sql, placeholders(sql, act))
  return Int32Array.from(rows, ({ id }) => id).sort()
}

/**
 * The establishments first published last, newest first. Of one act, at most two of eight are among them, drawn (latest).
 *
 * @param key for the draw
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
