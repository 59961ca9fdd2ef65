import { weekdayIndex } from '../../../../schema/hours/calendar.ts'
import { parseExceptions } from '../../../../schema/hours/exceptions.ts'
import { weekFields } from '../../../../schema/hours/hours.ts'
import { formatIntervals } from '../../../../schema/hours/intervals.ts'
import { readIntervals } from '../../../../schema/hours/typed-intervals.ts'
import type { DateHoursListQuery } from '../../gql/dashboard/graphql.ts'
import { holidayMessages as texts } from '../../messages/dashboard/holidays.ts'

export type ListedBusiness = DateHoursListQuery['businessPage']['items'][number]

/** What can be chosen for a date, in the order of the row, each with its key. */
export const choices = [
  ['usual', 'o'],
  ['closed', 'f'],
  ['other', 'h'],
  ['none', 'n'],
] as const

export type Choice = (typeof choices)[number][0]

export interface DateHours {
  choice: Choice
  /** Hours as typed; empty where the choice is not `other`. */
  text: string
}

const closedText = formatIntervals([])

/** The hours of the date's weekday; null where they are not known. */
export const weekdayText = (business: ListedBusiness, date: string): string | null =>
  business[weekFields[weekdayIndex(date)] ?? 'mondayHours']

/** The usual hours, on a weekday on which it opens; null on others. */
export function usualText(business: ListedBusiness, date: string): string | null {
  const text = weekdayText(business, date)
  return text === closedText ? null : text
}

/** What is entered for a date. */
export function storedException({ specialHours }: ListedBusiness, date: string) {
  return specialHours === null ? undefined : parseExceptions(specialHours).find((each) => each.date === date)
}

/** The choice that is entered for a date. */
export function storedHours(business: ListedBusiness, date: string): DateHours {
  const exception = storedException(business, date)
  if (!exception) return { choice: 'none', text: '' }
  const text = formatIntervals(exception.intervals)
  if (text === closedText) return { choice: 'closed', text: '' }
  return text === usualText(business, date) ? { choice: 'usual', text: '' } : { choice: 'other', text }
}

/** What is sent for a choice; null for none. */
export function sentHours(
  { choice, text }: DateHours,
  business: ListedBusiness,
  date: string,
): string | null {
  if (choice === 'none') return null
  if (choice === 'closed') return closedText
  return choice === 'usual' ? usualText(business, date) : text
}

export function choiceProblem({ choice, text }: DateHours): string | undefined {
  if (choice !== 'other') return undefined
  const { problem } = readIntervals(text)
  return problem && texts.wrongHours(problem)
}
