import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, type LocalMinute, localMinute, weekdayIndex } from './calendar.ts'
import type { Hours } from './hours.ts'
import { formatIntervals, type Interval, parseIntervals } from './intervals.ts'
import { type DoorState, isOpenAt, stateAt } from './state.ts'
import { readIntervals } from './typed-intervals.ts'

const time = fc.integer({ min: 0, max: 1439 })

/** Up to three intervals in order, the last of which may pass midnight. */
const day: fc.Arbitrary<Interval[]> = fc.oneof(
  fc.constant<Interval[]>([{ opens: 0, closes: 1440 }]),
  fc.tuple(fc.uniqueArray(time, { maxLength: 6 }), fc.integer({ min: 1, max: 720 })).map(([times, late]) => {
    const sorted = times.toSorted((one, other) => one - other)
    const pairs: Interval[] = []
    for (let index = 0; index < sorted.length; index += 2) {
      const opens = sorted[index] ?? 0
      pairs.push({ opens, closes: sorted[index + 1] ?? 1440 + Math.max(0, Math.min(late, opens - 1)) })
    }
    return pairs
  }),
)
const week = fc.array(fc.option(day, { freq: 6 }), { minLength: 7, maxLength: 7 })

/** Around the ends of months and years, and a 29th of February. */
const firstDay = fc.constantFrom(
  '2026-12-26',
  '2027-01-28',
  '2028-02-25',
  '2026-11-20',
  '2018-10-30',
  '2019-02-12',
)

const scene = fc.record({
  first: firstDay,
  week,
  special: fc.dictionary(fc.integer({ min: 0, max: 9 }).map(String), day, { maxKeys: 3 }),
  minute: fc.integer({ min: 0, max: 6 * 1440 }),
})

/** Every minute of the days from one before `first` on: what each day says painted over the minutes that it means. */
function painted(hours: Hours, first: string) {
  const open = new Set<number>()
  const told = new Set<number>()
  for (let day = -1; day < 40; day += 1) {
    const date = addDays(first, day)
    const exception = hours.exceptions.find((each) => each.date === date)
    const intervals = exception ? exception.intervals : hours.week[weekdayIndex(date)]
    if (intervals) told.add(day)
    for (const { opens, closes } of intervals ?? [])
      for (let minute = opens; minute < closes; minute += 1) open.add(day * 1440 + minute)
  }
  return { open, told }
}

type At = (minutes: number) => LocalMinute

function openModel(open: ReadonlySet<number>, minute: number, at: At): DoorState {
  let end = minute
  while (open.has(end) && end < minute + 7 * 1440) end += 1
  if (end === minute + 7 * 1440) return { kind: 'always' }
  return { kind: 'open', closes: at(end), inMinutes: end - minute }
}

function closedModel(
  open: ReadonlySet<number>,
  told: ReadonlySet<number>,
  minute: number,
  at: At,
): DoorState {
  const today = Math.floor(minute / 1440)
  for (let next = minute; next < (today + 15) * 1440 && told.has(Math.floor(next / 1440)); next += 1) {
    if (open.has(next)) return { kind: 'closed', opens: at(next), inDays: Math.floor(next / 1440) - today }
  }
  return { kind: 'closed', opens: null, inDays: null }
}

it('open at a minute, its closing and its next opening are those of a plain model, minute by minute', () => {
  fc.assert(
    fc.property(scene, ({ first, week, special, minute }) => {
      const exceptions = Object.entries(special)
        .map(([day, intervals]) => ({ date: addDays(first, Number(day)), intervals, reason: null }))
        .toSorted((one, other) => (one.date < other.date ? -1 : 1))
      const hours: Hours = { week, exceptions }
      const { open, told } = painted(hours, first)
      const at: At = (minutes) => ({
        date: addDays(first, Math.floor(minutes / 1440)),
        minute: minutes % 1440,
      })
      const isOpen = open.has(minute) ? true : told.has(Math.floor(minute / 1440)) ? false : null
      expect(isOpenAt(hours, at(minute))).toBe(isOpen)
      const state = stateAt(hours, at(minute))
      expect(state).toEqual(
        isOpen === null
          ? { kind: 'unknown' }
          : isOpen
            ? openModel(open, minute, at)
            : closedModel(open, told, minute, at),
      )
    }),
    { numRuns: 300 },
  )
})

it('a day that was written is read as the same day', () => {
  fc.assert(
    fc.property(day, (intervals) => {
      const text = formatIntervals(intervals)
      expect(parseIntervals(text)).toEqual(intervals)
      expect(readIntervals(text).value).toEqual(intervals)
    }),
  )
})

it.each([
  ['2026-11-22T21:40:00Z', '2026-11-22', 18 * 60 + 40],
  ['2027-01-01T02:59:59Z', '2026-12-31', 23 * 60 + 59],
  ['2018-11-04T03:00:00Z', '2018-11-04', 60],
])("%s is read from São Paulo's clocks, daylight saving included", (moment, date, minute) => {
  expect(localMinute(Date.parse(moment))).toEqual({ date, minute })
})
