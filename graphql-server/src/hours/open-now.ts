import { LRUCache } from 'lru-cache'
import type { Connection } from 'mariadb'
import { columnOf } from '../../../schema/business/per-field.ts'
import { addDays, localMinuteOf, weekdayOf } from '../../../schema/hours/calendar.ts'
import { formatDate } from '../../../schema/hours/exceptions.ts'
import { type HoursTexts, hoursFields, readHours, weekFields } from '../../../schema/hours/hours.ts'
import { dayMinutes, type Interval, parseIntervals } from '../../../schema/hours/intervals.ts'
import { isOpenAt } from '../../../schema/hours/state.ts'
import { readVersion } from '../database/catalogue-version.ts'
import type { WithConnection } from '../database/client.ts'
import { SingleFlight } from '../limits/concurrency.ts'

/** Which establishments are open at a minute, at one version of the catalogue: bits by id. */
export interface OpenList {
  version: number
  open: Uint8Array
  /** Those that tell nothing of that day. One that is open since the day before may have this bit too. */
  unknown: Uint8Array
}

/** Minutes that are kept: 250 kB each at a million establishments, whatever minutes are asked for. */
const maxMinutes = 32

/** The lists of the minutes that were asked for last; concurrent requests for one load it once. */
export class OpenLists {
  readonly #lists = new LRUCache<number, OpenList>({ max: maxMinutes })
  /** What was found last among ids: at a million, looking through them takes ten times as long as the rest of a search. */
  readonly #found = new WeakMap<Int32Array, { list: OpenList; includesUnknown: boolean; found: OpenIds }>()
  readonly #loads = new SingleFlight<OpenList>()
  readonly #withConnection: WithConnection

  constructor(withConnection: WithConnection) {
    this.#withConnection = withConnection
  }

  /**
   * @param minute whole minutes since 1970
   * @param minVersion an older cached list is loaded again
   */
  async get(minute: number, minVersion: number): Promise<OpenList> {
    const cached = this.#lists.get(minute)
    if (cached && cached.version >= minVersion) return cached
    return this.#loads.run(String(minute), async () => {
      const list = await this.#withConnection((connection) => readOpenList(connection, minute))
      this.#lists.set(minute, list)
      return list
    })
  }

  /** As the function of that name, once for the same lists. */
  openOf(ids: Int32Array, list: OpenList, includesUnknown: boolean): OpenIds {
    // Cached lists are never changed: another one is another object.
    const known = this.#found.get(ids)
    if (known?.list === list && known.includesUnknown === includesUnknown) return known.found
    const all = openOf(ids, list, includesUnknown)
    // Without the room that was left for those that are closed.
    const found = { ...all, ids: all.ids.slice() }
    this.#found.set(ids, { list, includesUnknown, found })
    return found
  }

  clear(): void {
    this.#lists.clear()
  }
}

/** What a search for what is open finds. */
export interface OpenIds {
  /** In the order of the list that was looked through. */
  ids: Int32Array
  /** How many of that list tell no hours of the day. */
  unknown: number
}

/**
 * The ids of a list that are open.
 *
 * @param includesUnknown those of which that is not known too
 */
export function openOf(ids: Int32Array, { open, unknown }: OpenList, includesUnknown = false): OpenIds {
  const wanted = includesUnknown ? 1 : 0
  const found = new Int32Array(ids.length)
  let count = 0
  let unknowns = 0
  // Without branches: whether an id is open is random to the processor, and mispredictions would cost most of the time.
  for (let index = 0; index < ids.length; index += 1) {
    const id = ids[index] as number
    const isOpen = ((open[id >> 3] ?? 0) >> (id & 7)) & 1
    const isUnknown = ((unknown[id >> 3] ?? 0) >> (id & 7)) & 1 & ~isOpen
    found[count] = id
    count += isOpen | (isUnknown & wanted)
    unknowns += isUnknown
  }
  return { ids: found.subarray(0, count), unknown: unknowns }
}

type Row = HoursTexts & { id: number }

const exceptionalColumns = ['id', ...hoursFields.map((name) => `${columnOf(name)} AS ${name}`)].join()

/**
 * Loads a list: the few different texts of a weekday are read from its index, the establishments with those that hold at the
 * minute by the same index, as those without any, and what has an exception on the day or the day before is looked at by itself.
 */
export async function readOpenList(connection: Connection, minute: number): Promise<OpenList> {
  const now = localMinuteOf(minute * 60_000)
  const yesterday = addDays(now.date, -1)
  // First: what is read after it is newer than it says, never older.
  const version = await readVersion(connection)
  const openToday = await idsWith(connection, now.date, ({ opens, closes }) => {
    return opens <= now.minute && now.minute < closes
  })
  const openSince = await idsWith(connection, yesterday, ({ closes }) => now.minute + dayMinutes < closes)
  const exceptional = await connection.query<Row[]>(
    `SELECT ${exceptionalColumns} FROM businesses
     WHERE special_hours > '' AND (special_hours LIKE ? OR special_hours LIKE ?)`,
    [now.date, yesterday].map((date) => `%${formatDate(date)}%`),
  )
  const untold = await idsOf(connection, `${columnOn(now.date)} IS NULL`)
  const all = [openToday, openSince, exceptional.map(({ id }) => id), untold]
  const highest = all.flat().reduce((most, id) => Math.max(most, id), 0)
  const bytes = (highest >> 3) + 1
  const list = { version, open: new Uint8Array(bytes), unknown: new Uint8Array(bytes) }
  for (const id of [...openToday, ...openSince]) put(list.open, id, true)
  for (const id of untold) put(list.unknown, id, true)
  for (const { id, ...texts } of exceptional) {
    const hours = readHours(texts)
    const isOpen = hours && isOpenAt(hours, now)
    put(list.open, id, isOpen === true)
    put(list.unknown, id, isOpen === null)
  }
  // Known to be closed, whatever their hours say.
  for (const id of await idsOf(connection, "state = 'CLOSED_TEMPORARILY'")) {
    put(list.open, id, false)
    put(list.unknown, id, false)
  }
  return list
}

function put(bits: Uint8Array, id: number, isSet: boolean): void {
  const byte = bits[id >> 3] ?? 0
  bits[id >> 3] = isSet ? byte | (1 << (id & 7)) : byte & ~(1 << (id & 7))
}

/** The column that holds the hours of a date's weekday. */
const columnOn = (date: string) => columnOf(weekFields[weekdayOf(date)] ?? 'mondayHours')

/** Ids of the establishments whose text of a weekday has an interval that holds. */
async function idsWith(
  connection: Connection,
  date: string,
  holds: (interval: Interval) => boolean,
): Promise<number[]> {
  const column = columnOn(date)
  const sql = `SELECT DISTINCT ${column} FROM businesses WHERE ${column} > ''`
  const texts = (await connection.query<[string][]>({ sql, rowsAsArray: true })).map(([text]) => text)
  const open = texts.filter((text) => parseIntervals(text).some(holds))
  return open.length === 0 ? [] : idsOf(connection, `${column} IN (?)`, [open])
}

async function idsOf(connection: Connection, condition: string, values: unknown[] = []): Promise<number[]> {
  const sql = `SELECT id FROM businesses WHERE ${condition}`
  const rows = await connection.query<[number][]>({ sql, rowsAsArray: true }, values)
  return rows.map(([id]) => id)
}
