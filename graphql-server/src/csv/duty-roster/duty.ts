import { isDate, readDate, typedDate } from '../../../../schema/hours/calendar.ts'
import { dutyReason, longestDecree } from '../../../../schema/hours/duty.ts'
import { formatIntervals } from '../../../../schema/hours/intervals.ts'
import { readIntervals } from '../../../../schema/hours/typed-intervals.ts'
import { isDateAhead } from '../../../../schema/input/date-hours.ts'
import { tidyLine } from '../../../../schema/text.ts'
import { texts } from '../../messages/texts.ts'
import type { RosterColumn, RosterValues } from './columns.ts'

/** What a row says of its establishment. */
export interface Duty {
  /** yyyy-MM-dd */
  date: string
  /** In the stored spelling. */
  hours: string
  reason: string
}

export interface RosterProblem {
  /** Null when it is not about one column. */
  column: RosterColumn | null
  message: string
}

const wholeDate = new RegExp(`^(?:${typedDate.source})$`)

/** Reads the cells of a row but that of its establishment. @param problems are added to @returns null when there are any */
export function readDuty(values: RosterValues, problems: RosterProblem[]): Duty | null {
  const said = texts.dutyRosters
  const before = problems.length
  const refuse = (column: RosterColumn, message: string) => {
    problems.push({ column, message })
    return ''
  }
  const calendarDate = (column: 'date' | 'decreeDate') => {
    const date = wholeDate.test(values[column]) ? readDate(values[column]) : ''
    return isDate(date) ? date : refuse(column, values[column] ? said.badDate : said.noDate)
  }
  const date = calendarDate('date')
  if (date && !isDateAhead(date)) refuse('date', said.notAhead)
  const { value: intervals, problem } = readIntervals(values.hours)
  if (intervals === undefined) refuse('hours', said.badHours(problem))
  else if (intervals.length === 0) refuse('hours', said.closed)
  const decree = decreeNumber(values.decree)
  if (decree === '') refuse('decree', said.noDecree)
  else if (/[();]/.test(decree)) refuse('decree', said.badDecree)
  else if (decree.length > longestDecree) refuse('decree', said.longDecree(longestDecree))
  const decreeDate = calendarDate('decreeDate')
  if (problems.length > before) return null
  return { date, hours: formatIntervals(intervals ?? []), reason: dutyReason(decree, decreeDate) }
}

/** "Decreto Municipal nº 123/2027" as "123/2027". */
const decreeNumber = (text: string) =>
  tidyLine(text).replace(/^(?:decreto\b\s*)?(?:municipal\b\s*)?(?:(?:n[º°.]+|n[uú]mero\b)\s*)?/i, '')
