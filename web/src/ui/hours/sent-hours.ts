import { type Hours, readWeek } from '../../../../schema/hours/hours.ts'
import { parseIntervals } from '../../../../schema/hours/intervals.ts'

/** Hours in API responses. */
interface SentHours {
  week: readonly (string | null)[]
  exceptions: readonly { date: string; hours: string; reason?: string | null }[]
}

export function readSentHours({ week, exceptions }: SentHours): Hours {
  return {
    week: readWeek(week),
    exceptions: exceptions.map(({ date, hours, reason = null }) => {
      return { date, intervals: parseIntervals(hours), reason }
    }),
  }
}
