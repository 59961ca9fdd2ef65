import { describe, expect, it } from 'vitest'
import { registrationDates } from './calendar.ts'

const now = new Date('2026-11-20T15:20:00Z')
const dates = registrationDates(2000, now)

const DAY = 86_400_000
const dayNumber = (date: Date) => Math.floor((date.getTime() - 3 * 3_600_000) / DAY)

/** How many were registered on each São Paulo day from the first to the last, with its weekday (0 is Sunday). */
function perDay(): { weekday: number; count: number }[] {
  const counts = new Map<number, number>()
  for (const date of dates) counts.set(dayNumber(date), (counts.get(dayNumber(date)) ?? 0) + 1)
  const [first, last] = [dayNumber(dates[0] as Date), dayNumber(dates.at(-1) as Date)]
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const day = first + index
    return { weekday: new Date(day * DAY).getUTCDay(), count: counts.get(day) ?? 0 }
  })
}

describe('registrationDates', () => {
  it('lie within the 14 months before now, in ascending order', () => {
    expect(dates).toHaveLength(2000)
    expect(dates[0]?.getTime()).toBeGreaterThanOrEqual(Date.parse('2025-09-20T15:20:00Z'))
    expect(dates.at(-1)?.getTime()).toBeLessThanOrEqual(now.getTime())
    expect(dates).toEqual([...dates].sort((a, b) => a.getTime() - b.getTime()))
  })

  it('reach every month of them, and differ from month to month', () => {
    const months = Map.groupBy(dates, (date) => date.toISOString().slice(0, 7))
    expect(months.size).toBe(15)
    const counts = [...months.values()].slice(1, -1).map((each) => each.length)
    expect(Math.max(...counts)).toBeGreaterThan(1.5 * Math.min(...counts))
  })

  it('vary from working day to working day: some without any, some with three times the mean', () => {
    const workingDays = perDay()
      .filter(({ weekday }) => weekday >= 1 && weekday <= 5)
      .map(({ count }) => count)
    const mean = workingDays.reduce((sum, count) => sum + count, 0) / workingDays.length
    expect(workingDays.filter((count) => count === 0).length).toBeGreaterThan(workingDays.length / 20)
    expect(Math.max(...workingDays)).toBeGreaterThan(3 * mean)
    expect(new Set(workingDays).size).toBeGreaterThan(8)
  })

  it('are fewer at weekends', () => {
    const weekend = perDay().filter(({ weekday }) => weekday === 0 || weekday === 6)
    const count = weekend.reduce((sum, each) => sum + each.count, 0)
    expect(count).toBeGreaterThan(0)
    expect(count / dates.length).toBeLessThan(0.12)
  })

  it('are mostly in working hours of São Paulo', () => {
    const working = dates.filter((date) => {
      const hour = (date.getUTCHours() + 21) % 24
      return hour >= 8 && hour <= 19
    })
    expect(working.length / dates.length).toBeGreaterThan(0.9)
  })

  it('are the same for the same count and moment', () => {
    expect(registrationDates(2000, now)).toEqual(dates)
    expect(registrationDates(0, now)).toEqual([])
  })

  it('never go back more than 14 months where the month of their beginning is shorter', () => {
    const [first] = registrationDates(5000, new Date('2027-04-30T12:00:00Z'))
    expect(first?.getTime()).toBeGreaterThanOrEqual(Date.parse('2026-03-01T00:00:00Z'))
  })
})
