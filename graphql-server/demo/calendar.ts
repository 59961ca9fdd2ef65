import { firstAbove, randomFrom } from './random.ts'

const HOUR = 3_600_000
const MONTHS = 14
const SAO_PAULO_OFFSET = -3 * HOUR
const DAYS_PER_MONTH = 30.4

/** Relative activity per month, January first: low around Christmas and Carnival, high before both. */
const seasons = [0.9, 0.6, 1.1, 1, 1, 0.8, 0.9, 1.1, 1.1, 1.2, 1.4, 0.6]
/** Relative activity per weekday, Sunday first. */
const weekdays = [0.05, 0.9, 1.15, 1.1, 1, 0.8, 0.25]
/** Share of days without a registration. */
const idleDays = 0.14

/** Activity of a calendar day: season × weekday × growth × chance seeded with the day. */
function dayActivity(day: number, monthsAgo: number): number {
  const random = randomFrom(day)
  if (random() < idleDays) return 0
  const date = new Date(day * 24 * HOUR)
  const season = seasons[date.getUTCMonth()] as number
  const weekday = weekdays[date.getUTCDay()] as number
  const growth = 1 + (MONTHS - monthsAgo) / MONTHS
  // Exponential: many quiet days, and now and then one on which a whole list is entered.
  return season * weekday * growth * (0.25 - Math.log(1 - random()))
}

function hourActivity(hour: number): number {
  if (hour < 8 || hour > 19) return 0.02
  return hour === 12 ? 0.4 : 1
}

/** Cumulative activity per hour from `start` to `end` (milliseconds). */
function activitySums(start: number, end: number): number[] {
  const sums: number[] = []
  let sum = 0
  for (let hour = start; hour + HOUR <= end; hour += HOUR) {
    const local = hour + SAO_PAULO_OFFSET
    const monthsAgo = (end - hour) / (DAYS_PER_MONTH * 24 * HOUR)
    const day = dayActivity(Math.floor(local / (24 * HOUR)), monthsAgo)
    sum += day * hourActivity(new Date(local).getUTCHours())
    sums.push(sum)
  }
  return sums
}

/**
 * Plausible creation dates over the last 14 months: seasonal, with idle days, mostly in working hours of São Paulo.
 * Ascending, none in the future; deterministic for a count and moment.
 *
 * @param count number of dates
 * @param now end of the period
 */
export function registrationDates(count: number, now: Date): Date[] {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - MONTHS)
  const start = Math.ceil(before.getTime() / HOUR) * HOUR
  const sums = activitySums(start, now.getTime())
  const total = sums.at(-1) ?? 0
  const random = randomFrom(count)
  const targets = Float64Array.from({ length: count }, () => random() * total).sort()
  return Array.from(targets, (target) => {
    const slot = firstAbove(sums, target)
    const from = sums[slot - 1] ?? 0
    const share = (target - from) / ((sums[slot] as number) - from)
    return new Date(start + slot * HOUR + Math.floor(share * HOUR))
  })
}
