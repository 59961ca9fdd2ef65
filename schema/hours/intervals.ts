/** Opening interval in minutes since midnight of the day on which it begins. */
export interface Interval {
  /** 0 to 1439. */
  opens: number
  /** After `opens`; above 1440 if it closes after midnight. */
  closes: number
}

export const dayMinutes = 24 * 60

export const allDay: Interval = { opens: 0, closes: dayMinutes }

/** @param minutes above 1440 for a time after midnight */
export function formatTime(minutes: number): string {
  const time = minutes % dayMinutes
  return [Math.floor(time / 60), time % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

export function formatInterval({ opens, closes }: Interval): string {
  return `${formatTime(opens)}-${formatTime(closes)}`
}

export const isAllDay = (intervals: readonly Interval[]) =>
  intervals[0]?.opens === 0 && intervals[0].closes === dayMinutes

/** Canonical text, as stored and in responses: "08:00-12:00, 13:30-18:00", "24h" or "fechado". */
export function formatIntervals(intervals: readonly Interval[]): string {
  if (intervals.length === 0) return 'fechado'
  return isAllDay(intervals) ? '24h' : intervals.map(formatInterval).join(', ')
}

/** @param text as written by `formatIntervals` */
export function parseIntervals(text: string): Interval[] {
  if (text === 'fechado') return []
  if (text === '24h') return [allDay]
  return text.split(', ').map((interval) => {
    const [opens = 0, closes = 0] = interval.split('-').map(parseTime)
    return { opens, closes: closes <= opens ? closes + dayMinutes : closes }
  })
}

function parseTime(text: string): number {
  const [hours, minutes] = text.split(':')
  return Number(hours) * 60 + Number(minutes)
}
