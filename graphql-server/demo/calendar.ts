import { firstAbove } from './random.ts'

const HOUR = 3_600_000
const MONTHS = 14
const SAO_PAULO_OFFSET = -3 * HOUR

/** How many registrations an hour sees, relative to a working hour. */
function activity(hourStart: number): number {
  const local = new Date(hourStart + SAO_PAULO_OFFSET)
  const hour = local.getUTCHours()
  const day = local.getUTCDay()
  if (hour < 8 || hour > 19) return 0.02
  if (day === 0) return 0.05
  return day === 6 ? 0.3 : 1
}

function fourteenMonthsBefore(now: Date): number {
  const start = new Date(now)
  start.setUTCMonth(start.getUTCMonth() - MONTHS)
  return start.getTime()
}

/**
 * Dates of registration over the last 14 months, mostly in working hours of São Paulo, in ascending
 * order, none in the future.
 *
 * @param count how many
 * @param now the end of the period
 */
export function registrationDates(count: number, now: Date): Date[] {
  const start = Math.ceil(fourteenMonthsBefore(now) / HOUR) * HOUR
  const sums: number[] = []
  for (let hour = start; hour + HOUR <= now.getTime(); hour += HOUR) {
    sums.push((sums.at(-1) ?? 0) + activity(hour))
  }
  const total = sums.at(-1) ?? 0
  return Array.from({ length: count }, (_, index) => {
    const target = (total * (index + 0.5)) / count
    const slot = firstAbove(sums, target)
    const before = slot === 0 ? 0 : (sums[slot - 1] as number)
    const share = (target - before) / ((sums[slot] as number) - before)
    return new Date(start + slot * HOUR + Math.floor(share * HOUR))
  })
}
