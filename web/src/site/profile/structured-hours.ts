import { localDate } from '../../../../schema/hours/calendar.ts'
import { type HoursTexts, readHours } from '../../../../schema/hours/hours.ts'
import { formatTime, type Interval, isAllDay } from '../../../../schema/hours/intervals.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

interface Times {
  opens: string
  closes: string
}

/** As search engines read it: a whole day ends at 23:59, and one on which it is closed opens and closes at midnight. */
function timesOf(intervals: readonly Interval[]): Times[] {
  if (intervals.length === 0) return [{ opens: '00:00', closes: '00:00' }]
  if (isAllDay(intervals)) return [{ opens: '00:00', closes: '23:59' }]
  return intervals.map(({ opens, closes }) => ({ opens: formatTime(opens), closes: formatTime(closes) }))
}

/**
 * The hours of an establishment in the words of schema.org: nothing for days without information, nor for dates that are
 * over.
 *
 * @param today yyyy-MM-dd
 */
export function hoursData(business: HoursTexts, today = localDate(Date.now())) {
  const hours = readHours(business)
  if (!hours) return {}
  const type = { '@type': 'OpeningHoursSpecification' }
  const week = hours.week.flatMap((intervals, day) =>
    intervals
      ? timesOf(intervals).map((times) => ({
          ...type,
          dayOfWeek: `https://schema.org/${days[day]}`,
          ...times,
        }))
      : [],
  )
  const upcoming = hours.exceptions.filter(({ date }) => date >= today)
  const special = upcoming.flatMap(({ date, intervals }) =>
    timesOf(intervals).map((times) => ({ ...type, validFrom: date, validThrough: date, ...times })),
  )
  return {
    openingHoursSpecification: week.length > 0 ? week : undefined,
    specialOpeningHoursSpecification: special.length > 0 ? special : undefined,
  }
}
