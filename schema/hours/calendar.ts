const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** A minute of São Paulo's clocks. */
export interface LocalMinute {
  /** yyyy-MM-dd */
  date: string
  /** Minutes from midnight by the clock on the wall. */
  minute: number
}

let clock: Intl.DateTimeFormat | undefined

/** Made when it is first needed, since that takes a phone up to 20 ms: not before a page can be used. */
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

/** The answer to the last question, which is the next one's too while the minute lasts: formatting is slow. */
let last: { minutes: number; local: LocalMinute } | undefined

/** @param moment milliseconds since 1970, as `Date.now` gives them */
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
 * The calendar day in São Paulo, the product's own (local-days).
 *
 * @param moment milliseconds since 1970, as `Date.now` gives them
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

/** A date as people write it, dd/MM/yyyy or yyyy-MM-dd. */
export const typedDate = /(?:\d{1,2}\/){2}\d{4}|\d{4}-\d{2}-\d{2}/

/** @param typed of the form `typedDate`; the calendar may not have the day @returns yyyy-MM-dd */
export function readDate(typed: string): string {
  if (!typed.includes('/')) return typed
  const [day = '', month = '', year] = typed.split('/')
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Whether the calendar has this day. @param date yyyy-MM-dd */
export function isDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}
