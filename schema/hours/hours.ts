import { weekdayIndex } from './calendar.ts'
import { type Exception, parseExceptions } from './exceptions.ts'
import { type Interval, isAllDay, parseIntervals } from './intervals.ts'

/** When an establishment is open. */
export interface Hours {
  /** Monday first; null for a day without hours. */
  week: readonly (readonly Interval[] | null)[]
  /** In the order of their dates. */
  exceptions: readonly Exception[]
}

/** The names of the fields that hold the week, Monday first. */
export const weekFields = [
  'mondayHours',
  'tuesdayHours',
  'wednesdayHours',
  'thursdayHours',
  'fridayHours',
  'saturdayHours',
  'sundayHours',
] as const

/** All fields that hold hours. */
export const hoursFields = [...weekFields, 'specialHours'] as const

/** Hours as they are stored: texts of `formatIntervals` and `formatExceptions`. */
export type HoursTexts = Record<(typeof hoursFields)[number], string | null>

/** The week as both APIs and pages have it: texts of `formatIntervals`. */
export function readWeek(week: readonly (string | null)[]): Hours['week'] {
  return week.map((text) => (text === null ? null : parseIntervals(text)))
}

/** @returns null without any hours */
export function readHours(texts: HoursTexts): Hours | null {
  if (hoursFields.every((name) => texts[name] === null)) return null
  return {
    week: readWeek(weekFields.map((name) => texts[name])),
    exceptions: texts.specialHours === null ? [] : parseExceptions(texts.specialHours),
  }
}

/**
 * The hours of a date; null without any.
 *
 * @param date yyyy-MM-dd
 */
export function intervalsOn({ week, exceptions }: Hours, date: string): readonly Interval[] | null {
  const exception = exceptions.find((each) => each.date === date)
  return exception ? exception.intervals : (week[weekdayIndex(date)] ?? null)
}

/** Whether every day of the week is open from midnight to midnight. */
export const isAlwaysOpen = (week: Hours['week']) =>
  week.length > 0 && week.every((intervals) => intervals !== null && isAllDay(intervals))
