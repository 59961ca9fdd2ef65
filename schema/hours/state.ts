import { addDays, type LocalMinute } from './calendar.ts'
import { type Hours, intervalsOn } from './hours.ts'
import { dayMinutes } from './intervals.ts'

/** Whether an establishment is open at a given minute. */
export type DoorState =
  /** The day's hours are unknown, which does not mean closed. */
  | { kind: 'unknown' }
  /** Open without a break for at least the next seven days. */
  | { kind: 'always' }
  | { kind: 'open'; closes: LocalMinute; inMinutes: number }
  /** Next opening within 14 days; null if there is none or a day with unknown hours comes first. */
  | { kind: 'closed'; opens: LocalMinute | null; inDays: number | null }

const lookAhead = { closing: 7, opening: 14 } as const

/**
 * Whether it is open; null if the day's hours are unknown. An interval past midnight belongs to the day on
 * which it begins.
 */
export function isOpenAt(hours: Hours, { date, minute }: LocalMinute): boolean | null {
  if (openUntil(hours, date, minute) !== null) return true
  return intervalsOn(hours, date) === null ? null : false
}

/**
 * @returns closing time of the interval that covers `minute`, in minutes since midnight of `date`; null if
 * none does
 */
function openUntil(hours: Hours, date: string, minute: number): number | null {
  const today = intervalsOn(hours, date)?.find(({ opens, closes }) => opens <= minute && minute < closes)
  const before = intervalsOn(hours, addDays(date, -1))?.find(({ closes }) => minute + dayMinutes < closes)
  const ends = [...(today ? [today.closes] : []), ...(before ? [before.closes - dayMinutes] : [])]
  return ends.length > 0 ? Math.max(...ends) : null
}

/** State at a given minute, and when it changes. */
export function stateAt(hours: Hours, now: LocalMinute): DoorState {
  const { date, minute } = now
  const isOpen = isOpenAt(hours, now)
  if (isOpen === null) return { kind: 'unknown' }
  if (!isOpen) return nextOpening(hours, now)
  const farthest = minute + lookAhead.closing * dayMinutes
  for (let end = minute; end < farthest; ) {
    const days = Math.floor(end / dayMinutes)
    const until = openUntil(hours, addDays(date, days), end % dayMinutes)
    if (until === null) {
      const closes = { date: addDays(date, days), minute: end % dayMinutes }
      return { kind: 'open', closes, inMinutes: end - minute }
    }
    end = days * dayMinutes + until
  }
  return { kind: 'always' }
}

function nextOpening(hours: Hours, { date, minute }: LocalMinute): DoorState {
  for (let days = 0; days <= lookAhead.opening; days += 1) {
    const day = addDays(date, days)
    const intervals = intervalsOn(hours, day)
    if (intervals === null) break
    const next = intervals.find(({ opens }) => days > 0 || opens > minute)
    if (next) return { kind: 'closed', opens: { date: day, minute: next.opens }, inDays: days }
  }
  return { kind: 'closed', opens: null, inDays: null }
}
