import { addDays } from '../../../schema/hours/calendar.ts'
import { datesOf, type LocalHoliday } from '../../../schema/hours/local-holidays.ts'
import { legalHolidays } from './legal-holidays.ts'

/** A day on which hours may be other than those of its weekday (holidays). */
export interface Holiday {
  /** yyyy-MM-dd */
  date: string
  name: string
  /** A day off by custom and decree, which is no holiday by law. */
  isOptional: boolean
}

/** Easter Sunday, by the calculation of Meeus, Jones and Butcher. @returns yyyy-MM-dd */
export function easterOf(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  const [month, day] = [Math.floor(f / 31), (f % 31) + 1]
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/**
 * Holidays of the country, the state and one city, in the order of their dates.
 *
 * @param first yyyy-MM-dd
 * @param last yyyy-MM-dd, included
 */
export function holidaysBetween(first: string, last: string, local: readonly LocalHoliday[]): Holiday[] {
  const years = [...new Set([first, last].map((date) => Number(date.slice(0, 4))))]
  const all = years.flatMap((year) => [
    ...legalHolidays.map(({ name, on, isOptional = false }) => ({
      date: typeof on === 'number' ? addDays(easterOf(year), on) : `${year}-${on}`,
      name,
      isOptional,
    })),
    ...local.flatMap((holiday) =>
      datesOf(holiday, year).map((date) => ({ date, name: holiday.name, isOptional: false })),
    ),
  ])
  return all
    .filter(({ date }) => first <= date && date <= last)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
}
