import { addDays, type LocalMinute, localMinute, weekdayIndex } from '../../../../schema/hours/calendar.ts'
import { type Hours, intervalsOn } from '../../../../schema/hours/hours.ts'
import { dayMinutes, formatTime, type Interval, isAllDay } from '../../../../schema/hours/intervals.ts'
import { type DoorState, stateAt } from '../../../../schema/hours/state.ts'
import { isServerClockKnown } from '../../browser/server-clock.ts'
import { hoursMessages as texts } from '../../messages/hours.ts'

/** Minutes before closing from which the text counts down. */
const soon = 30

/** Opening state as one line of text. */
export interface DoorLine {
  text: string
  isOpen: boolean
  /** Local time in São Paulo. */
  now: LocalMinute
}

/** Opening state at a given minute. @param minute from `useMinute` */
export function doorLine(hours: Hours, minute: number): DoorLine {
  const now = localMinute(minute * 60_000)
  if (!isServerClockKnown()) {
    return { text: texts.ofToday(dayText(intervalsOn(hours, now.date))), isOpen: false, now }
  }
  const state = stateAt(hours, now)
  return { text: stateText(state, now), isOpen: state.kind === 'open' || state.kind === 'always', now }
}

function stateText(state: DoorState, now: LocalMinute): string {
  switch (state.kind) {
    case 'unknown':
      return texts.unknown
    case 'always':
      return texts.always
    case 'open': {
      const { closes, inMinutes } = state
      if (inMinutes <= soon) return texts.closesIn(inMinutes)
      const time = formatTime(closes.minute)
      return inMinutes < dayMinutes ? texts.openUntil(time) : texts.openUntilDay(dayName(closes.date), time)
    }
    case 'closed': {
      if (!state.opens) return texts.shut
      return texts.opens(whenOf(state.opens.date, now.date), formatTime(state.opens.minute))
    }
  }
}

const dayName = (date: string) => texts.shortDays[weekdayIndex(date)] ?? ''

function whenOf(date: string, today: string): string {
  if (date === today) return ''
  if (date === addDays(today, 1)) return texts.tomorrow
  return date < addDays(today, 7) ? texts.onDay(dayName(date)) : texts.onDate(dayAndMonth(date))
}

/** @param date yyyy-MM-dd */
const dayAndMonth = (date: string) => date.slice(5).split('-').reverse().join('/')

/** Hours of one day as text. */
export function dayText(intervals: readonly Interval[] | null): string {
  if (intervals === null) return texts.unknownDay
  if (intervals.length === 0) return texts.closed
  if (isAllDay(intervals)) return texts.allDay
  return intervals
    .map(({ opens, closes }) => texts.interval(formatTime(opens), formatTime(closes)))
    .join(', ')
}
