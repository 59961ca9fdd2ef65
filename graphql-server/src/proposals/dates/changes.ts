import { addDays, localDate } from '../../../../schema/hours/calendar.ts'
import { type Exception, parseExceptions } from '../../../../schema/hours/exceptions.ts'
import { formatIntervals } from '../../../../schema/hours/intervals.ts'

/** Days ahead for which owners' dates are accepted together (owners-dates). */
const daysAhead = 14

/** A proposed change of one date. */
export interface DateChange {
  /** yyyy-MM-dd */
  date: string
  /** Hours with their reason; null for the usual hours. */
  before: string | null
  after: string | null
}

/**
 * The dates on which two texts of special hours differ, in order, without past ones.
 *
 * @param now milliseconds since 1970
 */
export function changedDates(before: string | null, after: string | null, now = Date.now()): DateChange[] {
  const [old, next] = [hoursByDate(before), hoursByDate(after)]
  const today = localDate(now)
  return [...new Set([...old.keys(), ...next.keys()])]
    .sort()
    .map((date) => ({ date, before: old.get(date) ?? null, after: next.get(date) ?? null }))
    .filter((change) => change.date >= today && change.before !== change.after)
}

/** Whether one of the dates is within the next 14 days. */
export function areSoon(changes: readonly DateChange[], now = Date.now()): boolean {
  const last = addDays(localDate(now), daysAhead)
  return changes.some(({ date }) => date <= last)
}

const hoursByDate = (text: string | null) =>
  new Map((text ? parseExceptions(text) : []).map((each) => [each.date, hoursText(each)]))

const hoursText = ({ intervals, reason }: Exception) =>
  `${formatIntervals(intervals)}${reason ? ` (${reason})` : ''}`
