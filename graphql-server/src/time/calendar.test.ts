import { describe, expect, it } from 'vitest'
import { localDate } from '../../../schema/hours/calendar.ts'
import { monthDays, startOfDay } from './calendar.ts'

describe('a day in São Paulo', () => {
  it.each([
    ['2026-11-20T02:59:59.999Z', '2026-11-19'],
    ['2026-11-20T03:00:00.000Z', '2026-11-20'],
    ['2026-11-21T02:59:30.000Z', '2026-11-20'],
    ['2027-01-01T02:00:00.000Z', '2026-12-31'],
  ])('at %s is %s', (moment, day) => {
    expect(localDate(Date.parse(moment))).toBe(day)
  })

  it.each([
    ['2026-11-20', '2026-11-20T03:00:00.000Z'],
    ['2026-01-01', '2026-01-01T03:00:00.000Z'],
    // Daylight saving, until 2019.
    ['2019-01-15', '2019-01-15T02:00:00.000Z'],
    // It began at midnight, so that this day began at one o'clock.
    ['2018-11-04', '2018-11-04T03:00:00.000Z'],
    ['2018-11-05', '2018-11-05T02:00:00.000Z'],
    // It ended at midnight, so that the hour before came twice.
    ['2019-02-16', '2019-02-16T02:00:00.000Z'],
    ['2019-02-17', '2019-02-17T03:00:00.000Z'],
    ['2024-02-29', '2024-02-29T03:00:00.000Z'],
  ])('%s begins at %s', (day, start) => {
    expect(startOfDay(day).toISOString()).toBe(start)
  })

  it('ends one millisecond before the next one', () => {
    const start = startOfDay('2026-11-20').getTime()
    expect([localDate(start - 1), localDate(start)]).toEqual(['2026-11-19', '2026-11-20'])
  })
})

describe('the days of a month', () => {
  it.each([
    ['2026-11', 30],
    ['2026-12', 31],
    ['2024-02', 29],
    ['2026-02', 28],
    ['1900-02', 28],
  ])('%s are %i', (month, count) => {
    const days = monthDays(month)
    expect(days).toHaveLength(count)
    expect(days[0]?.date).toBe(`${month}-01`)
    expect(days.at(-1)?.date).toBe(`${month}-${count}`)
  })

  it('follow each other without a gap, with one of 23 hours where daylight saving began and one of 25 where it ended', () => {
    const hours = (month: string) =>
      monthDays(month).map(({ start, end }) => (Number(end) - Number(start)) / 3_600_000)
    const days = monthDays('2018-11')
    expect(days.slice(1).map(({ start }) => start)).toEqual(days.slice(0, -1).map(({ end }) => end))
    expect(
      hours('2018-11')
        .map((length, index) => (length === 24 ? null : [index + 1, length]))
        .filter(Boolean),
    ).toEqual([[4, 23]])
    expect(
      hours('2019-02')
        .map((length, index) => (length === 24 ? null : [index + 1, length]))
        .filter(Boolean),
    ).toEqual([[16, 25]])
    expect(new Set(hours('2026-11'))).toEqual(new Set([24]))
  })
})
