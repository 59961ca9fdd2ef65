import type { Connection } from 'mariadb'
import { columnName } from '../../../schema/business/per-field.ts'
import { addDays, localMinute, weekdayIndex } from '../../../schema/hours/calendar.ts'
import { formatDate } from '../../../schema/hours/exceptions.ts'
import { type HoursTexts, hoursFields, readHours, weekFields } from '../../../schema/hours/hours.ts'
import { dayMinutes, type Interval, parseIntervals } from '../../../schema/hours/intervals.ts'
import { isOpenAt } from '../../../schema/hours/state.ts'

export const hoursState = { closed: 0, open: 1, unknown: 2 } as const

/** Hours state at a minute, by id. `unknown` has no hours for that day and is not open since the day before. */
export type HoursStates = Uint8Array

type Row = HoursTexts & { id: number }

const exceptionalColumns = ['id', ...hoursFields.map((name) => `${columnName(name)} AS ${name}`)].join()

/**
 * Reads the few distinct texts of a weekday from its index, and by the same index the establishments whose text
 * includes the minute or is missing. Establishments with an exception on the day or the day before are evaluated
 * individually.
 *
 * @param minute whole minutes since 1970
 */
export async function readHoursStates(connection: Connection, minute: number): Promise<HoursStates> {
  const now = localMinute(minute * 60_000)
  const yesterday = addDays(now.date, -1)
  const openToday = await idsWith(connection, now.date, ({ opens, closes }) => {
    return opens <= now.minute && now.minute < closes
  })
  const openSince = await idsWith(connection, yesterday, ({ closes }) => now.minute + dayMinutes < closes)
  const exceptional = await readExceptional(connection, now.date, yesterday)
  const untold = await idsWhere(connection, `${weekdayColumn(now.date)} IS NULL`)
  const closed = await idsWhere(connection, "state = 'CLOSED_TEMPORARILY'")
  const all = [openToday, openSince, exceptional.map(({ id }) => id), untold, closed]
  const states = new Uint8Array(all.flat().reduce((most, id) => Math.max(most, id), 0) + 1)
  const set = (ids: readonly number[], state: number) => {
    for (const id of ids) states[id] = state
  }
  set(untold, hoursState.unknown)
  set(openToday, hoursState.open)
  set(openSince, hoursState.open)
  for (const { id, ...texts } of exceptional) {
    const hours = readHours(texts)
    const isOpen = hours && isOpenAt(hours, now)
    states[id] = isOpen ? hoursState.open : isOpen === null ? hoursState.unknown : hoursState.closed
  }
  set(closed, hoursState.closed)
  return states
}

/** Reads the hours of establishments with an exception on one of two dates. */
export function readExceptional(connection: Connection, date: string, other = date): Promise<Row[]> {
  return connection.query<Row[]>(
    `SELECT ${exceptionalColumns} FROM businesses
     WHERE special_hours > '' AND (special_hours LIKE ? OR special_hours LIKE ?)`,
    [date, other].map((each) => `%${formatDate(each)}%`),
  )
}

/** Column with the hours of a date's weekday. */
export const weekdayColumn = (date: string) => columnName(weekFields[weekdayIndex(date)] ?? 'mondayHours')

/** Ids of the establishments with a matching interval in the hours of a weekday. */
export async function idsWith(
  connection: Connection,
  date: string,
  holds: (interval: Interval) => boolean,
): Promise<number[]> {
  const column = weekdayColumn(date)
  const sql = `SELECT DISTINCT ${column} FROM businesses WHERE ${column} > ''`
  const texts = (await connection.query<[string][]>({ sql, rowsAsArray: true })).map(([text]) => text)
  const open = texts.filter((text) => parseIntervals(text).some(holds))
  return open.length === 0 ? [] : idsWhere(connection, `${column} IN (?)`, [open])
}

export async function idsWhere(
  connection: Connection,
  condition: string,
  values: unknown[] = [],
): Promise<number[]> {
  const sql = `SELECT id FROM businesses WHERE ${condition}`
  const rows = await connection.query<[number][]>({ sql, rowsAsArray: true }, values)
  return rows.map(([id]) => id)
}
