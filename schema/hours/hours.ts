import { weekdayIndex } from './calendar.ts'
import { type Exception, parseExceptions } from './exceptions.ts'
import { type Interval, isAllDay, parseIntervals } from './intervals.ts'

export interface Hours {
  /** Monday first; null if the day's hours are unknown. */
  week: readonly (readonly Interval[] | null)[]
  /** Sorted by date. */
  exceptions: readonly Exception[]
}

/** Fields of the week, Monday first. */
export const weekFields = [
  'mondayHours',
  'tuesdayHours',
  'wednesdayHours',
  'thursdayHours',
  'fridayHours',
  'saturdayHours',
  'sundayHours',
] as const

export const hoursFields = [...weekFields, 'specialHours'] as const

/** Stored hours, as written by `formatIntervals` and `formatExceptions`. */
export type HoursTexts = Record<(typeof hoursFields)[number], string | null>

/** @param week texts as written by `formatIntervals`, Monday first */
export function readWeek(week: readonly (string | null)[]): Hours['week'] {
  return week.map((text) => (text === null ? null : parseIntervals(text)))
}

/** @returns null if no hours are known */
export function readHours(texts: HoursTexts): Hours | null {
  if (hoursFields.every((name) => texts[name] === null)) return null
  return {
    week: readWeek(weekFields.map((name) => texts[name])),
    exceptions: texts.specialHours === null ? [] : parseExceptions(texts.specialHours),
  }
}

/**
 * Hours of a date; null if unknown.
 *
 * @param date yyyy-MM-dd
 */
export function intervalsOn({ week, exceptions }: Hours, date: string): readonly Interval[] | null {
  const exception = exceptions.find((each) => each.date === date)
  return exception ? exception.intervals : (week[weekdayIndex(date)] ?? null)
}

/** Whether every weekday is open from midnight to midnight. */
export const isAlwaysOpen = (week: Hours['week']) =>
  week.length > 0 && week.every((intervals) => intervals !== null && isAllDay(intervals))
