import { addDays } from '../../../../schema/hours/calendar.ts'
import { formatDate } from '../../../../schema/hours/exceptions.ts'
import type { Hours } from '../../../../schema/hours/hours.ts'
import { hoursMessages as texts } from '../../messages/hours.ts'
import { dayText } from '../../ui/hours/door-line.ts'

/** A day on which hours may be other than those of its weekday. */
export interface Holiday {
  /** yyyy-MM-dd */
  date: string
  name: string
  /** No holiday by law. */
  isOptional: boolean
}

/** What is said of one date. */
export interface SpecialDay {
  date: string
  title: string
  text: string
  /** Nothing is told of it but that it is a holiday. */
  isAnnounced: boolean
}

const lookAhead = 14

/**
 * The exceptions and holidays of the next 14 days, in the order of their dates. A holiday is announced, unless an exception says
 * what holds (holidays).
 *
 * @param today yyyy-MM-dd; undefined for all
 */
export function specialDays(
  { exceptions }: Hours,
  holidays: readonly Holiday[],
  today: string | undefined,
): SpecialDay[] {
  const isNear = ({ date }: { date: string }) =>
    !today || (date >= today && date <= addDays(today, lookAhead))
  const told = exceptions.filter(isNear).map(({ date, intervals, reason }) => {
    const name = reason ?? holidays.find((holiday) => holiday.date === date)?.name
    return {
      date,
      title: [formatDate(date), name].filter(Boolean).join(', '),
      text: dayText(intervals),
      isAnnounced: false,
    }
  })
  const announced = holidays
    .filter((holiday) => isNear(holiday) && !told.some(({ date }) => date === holiday.date))
    .map(({ date, name, isOptional }) => {
      return { date, title: formatDate(date), text: texts.holiday(name, isOptional), isAnnounced: true }
    })
  return [...told, ...announced].sort((one, other) => (one.date < other.date ? -1 : 1))
}

/** What is announced for today and tomorrow, so that nobody has to unfold the week to learn of it. */
export function holidayNotes(days: readonly SpecialDay[], today: string): string[] {
  return days.flatMap(({ date, text, isAnnounced }) => {
    if (!isAnnounced || date > addDays(today, 1)) return []
    return `${date === today ? texts.holidayToday : texts.holidayTomorrow} ${text}.`
  })
}
