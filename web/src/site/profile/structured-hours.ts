import { localDate } from '../../../../schema/hours/calendar.ts'
import { type HoursTexts, readHours } from '../../../../schema/hours/hours.ts'
import { formatTime, type Interval, isAllDay } from '../../../../schema/hours/intervals.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

interface Times {
  opens: string
  closes: string
}

/**
 * Times in the format of search engines: a whole day ends at 23:59, a closed day opens and closes at
 * midnight.
 */
function timesOf(intervals: readonly Interval[]): Times[] {
  if (intervals.length === 0) return [{ opens: '00:00', closes: '00:00' }]
  if (isAllDay(intervals)) return [{ opens: '00:00', closes: '23:59' }]
  return intervals.map(({ opens, closes }) => ({ opens: formatTime(opens), closes: formatTime(closes) }))
}

/**
 * Opening hours as schema.org data; omits unknown days and past dates.
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
