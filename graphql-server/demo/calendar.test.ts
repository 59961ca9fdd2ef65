import { describe, expect, it } from 'vitest'
import { registrationDates } from './calendar.ts'

const now = new Date('2026-11-20T15:20:00Z')
const dates = registrationDates(5000, now)

describe('registrationDates', () => {
  it('lie within the 14 months before now, in ascending order', () => {
    expect(dates).toHaveLength(5000)
    expect(dates[0]?.getTime()).toBeGreaterThanOrEqual(Date.parse('2025-09-20T15:20:00Z'))
    expect(dates.at(-1)?.getTime()).toBeLessThanOrEqual(now.getTime())
    expect(dates).toEqual([...dates].sort((a, b) => a.getTime() - b.getTime()))
  })

  it('reach every month of them', () => {
    expect(new Set(dates.map((date) => date.toISOString().slice(0, 7))).size).toBe(15)
  })

  it('are mostly in working hours of São Paulo', () => {
    const working = dates.filter((date) => {
      const hour = (date.getUTCHours() + 21) % 24
      return hour >= 8 && hour <= 19
    })
    expect(working.length / dates.length).toBeGreaterThan(0.9)
  })

  it('are the same for the same count and moment', () => {
    expect(registrationDates(10, now)).toEqual(registrationDates(10, now))
    expect(registrationDates(0, now)).toEqual([])
  })

  it('never go back more than 14 months where the month of their beginning is shorter', () => {
    const [first] = registrationDates(5000, new Date('2027-04-30T12:00:00Z'))
    expect(first?.getTime()).toBeGreaterThanOrEqual(Date.parse('2026-03-01T00:00:00Z'))
  })
})
