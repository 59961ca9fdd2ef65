import { localDate } from '../../../schema/hours/calendar.ts'

const second = 1000
const hour = 60 * 60 * second

/**
 * Start of a day in São Paulo. Found by bisection, since the zone has changed its offset more than sixty times and
 * days with daylight saving begin at one o'clock; database servers often lack time zones.
 *
 * @param day yyyy-MM-dd
 */
export function startOfDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  let before = midnight - 14 * hour
  let after = midnight + 14 * hour
  while (after - before > second) {
    const between = before + Math.floor((after - before) / 2 / second) * second
    if (localDate(between) < day) before = between
    else after = between
  }
  return new Date(after)
}

/**
 * The calendar day in São Paulo in the format of date columns: midnight UTC.
 *
 * @param moment milliseconds since 1970
 */
export const localMidnight = (moment: number): Date => new Date(localDate(moment))

export interface Day {
  /** yyyy-MM-dd */
  date: string
  start: Date
  /** Start of the next day. */
  end: Date
}

/**
 * Days of a month in São Paulo.
 *
 * @param month yyyy-MM
 */
export function monthDays(month: string): Day[] {
  const [year = Number.NaN, number = Number.NaN] = month.split('-').map(Number)
  const dayText = (day: number) => new Date(Date.UTC(year, number - 1, day)).toISOString().slice(0, 10)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const dates = Array.from({ length: last + 1 }, (_, index) => dayText(index + 1))
  const starts = dates.map(startOfDay)
  return dates.slice(0, last).map((date, index) => ({
    date,
    start: starts[index] as Date,
    end: starts[index + 1] as Date,
  }))
}
