const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Local time in São Paulo, to the minute. */
export interface LocalMinute {
  /** yyyy-MM-dd */
  date: string
  /** Minutes since midnight. */
  minute: number
}

let clock: Intl.DateTimeFormat | undefined

/** Created on first use: it takes a phone up to 20 ms, which would delay interactivity. */
function makeClock(): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Sao_Paulo',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
}

/** Caches the current minute, since formatting is slow. */
let last: { minutes: number; local: LocalMinute } | undefined

/** @param moment Unix time in milliseconds */
export function localMinute(moment: number): LocalMinute {
  const minutes = Math.floor(moment / minuteMs)
  if (last?.minutes !== minutes) last = { minutes, local: readClock(moment) }
  return last.local
}

function readClock(moment: number): LocalMinute {
  clock ??= makeClock()
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
  return {
    date: `${parts.year}-${parts.month?.padStart(2, '0')}-${parts.day?.padStart(2, '0')}`,
    minute: Number(parts.hour) * 60 + Number(parts.minute),
  }
}

/**
 * Calendar day in São Paulo, the time zone of all dates (local-days).
 *
 * @param moment Unix time in milliseconds
 * @returns yyyy-MM-dd
 */
export const localDate = (moment: number): string => localMinute(moment).date

/** @param date yyyy-MM-dd */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
}

/** @returns 0 for Monday to 6 for Sunday */
export function weekdayIndex(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7
}

/** Date as people write it: dd/MM/yyyy or yyyy-MM-dd. */
export const typedDate = /(?:\d{1,2}\/){2}\d{4}|\d{4}-\d{2}-\d{2}/

/** @param typed matches `typedDate`, but may not exist in the calendar @returns yyyy-MM-dd */
export function readDate(typed: string): string {
  if (!typed.includes('/')) return typed
  const [day = '', month = '', year] = typed.split('/')
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Whether the date exists in the calendar. @param date yyyy-MM-dd */
export function isDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}
