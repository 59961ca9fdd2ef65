import type { Connection } from 'mariadb'
import { addDays, weekdayIndex } from '../../../schema/hours/calendar.ts'
import { type Hours, intervalsOn, readHours } from '../../../schema/hours/hours.ts'
import { dayMinutes, type Interval } from '../../../schema/hours/intervals.ts'
import { isOpenAt } from '../../../schema/hours/state.ts'
import { idsWhere, idsWith, readExceptional, weekdayColumn } from './open-now.ts'

/** State of an establishment on a day: `later` opens after the minute, `unknown` has no hours valid on that date. */
export const dayState = { closed: 0, open: 1, later: 2, unknown: 3 } as const

/** A day to evaluate (open-day). */
export interface Day {
  /** yyyy-MM-dd */
  date: string
  /** Minutes since midnight; null for a future day, on which every opening is `later`. */
  minute: number | null
  /** On a holiday only an exception for its date is valid, not the weekly hours. */
  isHoliday: boolean
}

/** State of an establishment on a day, by id. */
export type DayStates = (id: number) => number

/**
 * Reads states by the indexes on the weekday's texts; establishments with an exception on the day or the day before are
 * evaluated individually.
 */
export async function readDayStates(connection: Connection, day: Day): Promise<DayStates> {
  const { date, minute, isHoliday } = day
  const yesterday = addDays(date, -1)
  const layers: [number[], number][] = []
  if (!isHoliday) {
    layers.push([await idsWhere(connection, `${weekdayColumn(date)} IS NULL`), dayState.unknown])
    layers.push([await idsWith(connection, date, (interval) => opensAfter(interval, minute)), dayState.later])
    if (minute !== null)
      layers.push([await idsWith(connection, date, (interval) => holdsAt(interval, minute)), dayState.open])
  }
  if (minute !== null) {
    const sinceYesterday = (interval: Interval) => holdsAt(interval, minute + dayMinutes)
    layers.push([await idsWith(connection, yesterday, sinceYesterday), dayState.open])
  }
  for (const { id, ...texts } of await readExceptional(connection, date, yesterday))
    layers.push([[id], stateOn(readHours(texts), day)])
  layers.push([await idsWhere(connection, "state = 'CLOSED_TEMPORARILY'"), dayState.closed])

  const otherwise = isHoliday ? dayState.unknown : dayState.closed
  const greatest = layers.reduce((most, [ids]) => ids.reduce((a, b) => Math.max(a, b), most), 0)
  const states = new Uint8Array(greatest + 1).fill(otherwise)
  for (const [ids, state] of layers) for (const id of ids) states[id] = state
  return (id) => states[id] ?? otherwise
}

const holdsAt = ({ opens, closes }: Interval, minute: number) => opens <= minute && minute < closes

const opensAfter = ({ opens }: Interval, minute: number | null) => minute === null || opens > minute

function stateOn(hours: Hours | null, { date, minute, isHoliday }: Day): number {
  if (!hours) return dayState.unknown
  const held = isHoliday ? { ...hours, week: hours.week.with(weekdayIndex(date), null) } : hours
  if (minute !== null && isOpenAt(held, { date, minute })) return dayState.open
  const today = intervalsOn(held, date)
  if (!today) return dayState.unknown
  return today.some((interval) => opensAfter(interval, minute)) ? dayState.later : dayState.closed
}
