import OpeningHours from 'opening_hours'
import { weekFields } from '../../../../schema/hours/hours.ts'
import { allDay, dayMinutes, formatIntervals, type Interval } from '../../../../schema/hours/intervals.ts'
import { texts } from '../../messages/texts.ts'
import type { LeftOutField, SourceField } from './fields.ts'

/** Monday of a week without holidays or clock changes. */
const monday = { year: 2026, month: 6, day: 6 }

/** Rules for public or school holidays only, which are not part of a week. */
const ofHolidays = /^\s*(?:PH|SH)\b/
const holidaysAmongDays = /,\s*(?:PH|SH)\b|\b(?:PH|SH)\s*,\s*/g

/** Maximum length; the parser is slow beyond it. */
const longest = 255

/** Reads weekly hours from OpenStreetMap's `opening_hours`. Seasonal and uncertain values are left out as a whole. */
export function readOpeningHours(text: string | null): {
  values: Partial<Record<SourceField, string[]>>
  leftOut: LeftOutField[]
} {
  if (!text) return { values: {}, leftOut: [] }
  const week = text.length > longest ? null : weekOf(text)
  if (!week) return { values: {}, leftOut: [{ field: 'mondayHours', reason: texts.sources.hours(text) }] }
  return {
    values: Object.fromEntries(weekFields.map((field, day) => [field, [formatIntervals(week[day] ?? [])]])),
    leftOut: [],
  }
}

/** @returns the intervals of each day, Monday first; null if they are not weekly */
function weekOf(text: string): Interval[][] | null {
  const weekly = text
    .replace(holidaysAmongDays, '')
    .split(';')
    .filter((rule) => !ofHolidays.test(rule))
    .join(';')
  try {
    const hours = new OpeningHours(weekly, null, { mode: 0 } as never)
    if (!hours.isWeekStable()) return null
    const days = weekFields.map((_field, day) => {
      const start = new Date(monday.year, monday.month, monday.day + day)
      const end = new Date(monday.year, monday.month, monday.day + day + 1)
      return hours.getOpenIntervals(start, end)
    })
    if (days.flat().some(([, , isUnknown]) => isUnknown)) return null
    const pieces = days.map((intervals, day) =>
      intervals.map(([opens, closes]) => ({ opens: minutesOf(opens, day), closes: minutesOf(closes, day) })),
    )
    return pieces.every((day) => day.length === 0) ? null : joinNights(pieces)
  } catch {
    return null
  }
}

/** Minutes since the start of a weekday. */
function minutesOf(date: Date, day: number): number {
  const start = new Date(monday.year, monday.month, monday.day + day)
  return Math.round((date.getTime() - start.getTime()) / 60_000)
}

/** An interval past midnight belongs to the day on which it opens. */
function joinNights(pieces: Interval[][]): Interval[][] {
  const isWhole = (day: readonly Interval[]) => day[0]?.opens === 0 && day[0].closes === dayMinutes
  return pieces.map((day, index) => {
    if (isWhole(day)) return [allDay]
    const before = pieces.at(index - 1) ?? []
    const after = pieces[(index + 1) % pieces.length] ?? []
    const isTail = ({ opens }: Interval) =>
      opens === 0 && before.at(-1)?.closes === dayMinutes && !isWhole(before)
    const tail = !isWhole(after) && after[0]?.opens === 0 ? after[0].closes : 0
    return day
      .filter((interval) => !isTail(interval))
      .map((interval) =>
        interval.closes === dayMinutes ? { ...interval, closes: dayMinutes + tail } : interval,
      )
  })
}
