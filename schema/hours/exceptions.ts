import { formatIntervals, type Interval, parseIntervals } from './intervals.ts'

/** Hours of one date, which override the week. */
export interface Exception {
  /** yyyy-MM-dd */
  date: string
  /** Empty if closed. */
  intervals: readonly Interval[]
  /** Such as "Natal". */
  reason: string | null
}

/** @param date yyyy-MM-dd */
export const formatDate = (date: string) => date.split('-').reverse().join('/')

function formatException({ date, intervals, reason }: Exception): string {
  return `${formatDate(date)} ${formatIntervals(intervals)}${reason ? ` (${reason})` : ''}`
}

/** Canonical text, as stored and in responses: "24/12/2026 08:00-12:00; 25/12/2026 fechado (Natal)". */
export function formatExceptions(exceptions: readonly Exception[]): string {
  return exceptions.map(formatException).join('; ')
}

/** @param text as written by `formatExceptions` */
export function parseExceptions(text: string): Exception[] {
  return text.split('; ').map((part) => {
    const [, day, hours = '', reason] = /^(\S+) ([^(]*?)(?: \((.*)\))?$/.exec(part) ?? []
    return {
      date: (day ?? '').split('/').reverse().join('-'),
      intervals: parseIntervals(hours),
      reason: reason ?? null,
    }
  })
}
