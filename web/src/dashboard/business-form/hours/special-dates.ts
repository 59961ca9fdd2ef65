import { isDate } from '../../../../../schema/hours/calendar.ts'
import { formatDate } from '../../../../../schema/hours/exceptions.ts'
import { formatIntervals } from '../../../../../schema/hours/intervals.ts'
import { readIntervals } from '../../../../../schema/hours/typed-intervals.ts'
import { businessFormMessages } from '../../../messages/dashboard/business-form.ts'

const { dates: texts } = businessFormMessages

/** One exception as it is filled in. */
export interface SpecialDate {
  /** yyyy-MM-dd; empty while none is chosen. */
  date: string
  /** As they are typed. */
  hours: string
  reason: string
}

export type DatePart = keyof SpecialDate

export const noDate: SpecialDate = { date: '', hours: '', reason: '' }

const isBlank = ({ date, hours, reason }: SpecialDate) => !date && !hours.trim() && !reason.trim()

/** What would end an entry of the text before its time. */
const cleaned = (text: string) => text.replace(/[;()\s]+/g, ' ').trim()

/** The field's text, as `specialHours` reads it. Rows in which nothing is filled in do not count. */
export function datesText(dates: readonly SpecialDate[]): string {
  return dates
    .filter((each) => !isBlank(each))
    .map(({ date, hours, reason }) => {
      const words = cleaned(reason)
      return `${formatDate(date)} ${cleaned(hours)}${words && ` (${words})`}`
    })
    .join('; ')
}

const entry = /^(?:(\d{2})\/(\d{2})\/(\d{4}))? ?([^()]*?)(?: \((.*)\))?$/

/** @param text of `datesText`, or as it is stored */
export function readDates(text: string): SpecialDate[] {
  if (text === '') return []
  return text.split('; ').map((part) => {
    const [, day, month, year, hours = part, reason = ''] = entry.exec(part) ?? []
    return { date: year ? `${year}-${month}-${day}` : '', hours, reason }
  })
}

/** The hours in the one spelling; as they were typed where they are none. */
export function tidyHours(hours: string): string {
  const { value } = readIntervals(hours)
  return value ? formatIntervals(value) : hours
}

/** What is wrong with a row, by its parts. */
export function problemsOf(one: SpecialDate, all: readonly SpecialDate[]): Partial<Record<DatePart, string>> {
  if (isBlank(one)) return {}
  const { date, hours } = one
  const { problem } = readIntervals(hours)
  const isTwice = all.some((other) => other !== one && other.date === date)
  const ofDate = !isDate(date) ? texts.dateMissing : isTwice ? texts.twice(formatDate(date)) : undefined
  const ofHours = hours.trim() === '' ? texts.hoursMissing : problem && texts.wrong(problem)
  return { ...(ofDate && { date: ofDate }), ...(ofHours && { hours: ofHours }) }
}
