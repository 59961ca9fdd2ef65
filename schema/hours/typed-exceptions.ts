import { tidyLine } from '../text.ts'
import { addDays, isDate, localDate, readDate, typedDate } from './calendar.ts'
import { type Exception, formatDate } from './exceptions.ts'
import { type Reading, readIntervals } from './typed-intervals.ts'

/** Limits for one establishment; past dates do not count. */
export const exceptionLimits = { dates: 60, reason: 60 } as const

const wanted = 'escreva como 25/12/2026 fechado (Natal); 24/12/2026 08:00-12:00 (Véspera).'
/** A date or a period; the first date of a period may omit the month or year that it shares with the last. */
const entry = new RegExp(
  `^(?:de\\s+)?(?:(\\d{1,2}(?:/\\d{1,2})?|${typedDate.source})\\s*(?:a|à|até|ate|[-–—])\\s*)?(${typedDate.source})\\s*:?\\s*([^()]+?)\\s*(?:\\(([^()]*)\\))?$`,
  'i',
)

/** Whether a date counts towards the limit. @param date yyyy-MM-dd */
export const isUpcoming = (date: string, today = localDate(Date.now())): boolean => date >= today

/**
 * Parses exceptions as people type them, one per line or separated by semicolons, each for a date or a
 * period.
 *
 * @param today yyyy-MM-dd
 * @returns exceptions sorted by date
 */
export function readExceptions(text: string, today = localDate(Date.now())): Reading<Exception[]> {
  const parts = text.split(/[;\n\r]/).flatMap((part) => tidyLine(part) || [])
  const byDate = new Map<string, Exception>()
  for (const part of parts) {
    const { value, problem } = readException(part)
    if (problem !== undefined) return { problem }
    for (const exception of value) {
      const { date } = exception
      if (byDate.has(date)) return { problem: `${formatDate(date)} está duas vezes.` }
      byDate.set(date, exception)
    }
  }
  const dates = [...byDate.keys()].sort()
  if (dates.filter((date) => isUpcoming(date, today)).length > exceptionLimits.dates)
    return { problem: `são no máximo ${exceptionLimits.dates} datas a partir de hoje.` }
  return { value: dates.flatMap((date) => byDate.get(date) ?? []) }
}

function readException(text: string): Reading<Exception[]> {
  const found = entry.exec(text)
  if (!found) return { problem: wanted }
  const [, from, to = '', hours = '', words = ''] = found
  const { value: dates, problem: wrongDates } = readDates(from, to)
  if (wrongDates !== undefined) return { problem: wrongDates }
  const { value: intervals, problem } = readIntervals(hours)
  if (problem !== undefined) return { problem: `em ${formatDate(dates[0] ?? '')}, ${problem}` }
  const reason = tidyLine(words) || null
  if (reason && reason.length > exceptionLimits.reason)
    return { problem: `um motivo deve ter no máximo ${exceptionLimits.reason} caracteres.` }
  return { value: dates.map((date) => ({ date, intervals, reason })) }
}

/** All dates of a period, yyyy-MM-dd. @param from absent for a single date */
function readDates(from: string | undefined, to: string): Reading<string[]> {
  const last = readDate(to)
  const first = from === undefined ? last : firstDate(from, last)
  const wrong = [first, last].find((date) => !isDate(date))
  if (wrong !== undefined) return { problem: `${formatDate(wrong)} não existe no calendário.` }
  const period = `${formatDate(first)} a ${formatDate(last)}`
  if (first > last) return { problem: `o período ${period} termina antes de começar.` }
  const dates: string[] = []
  for (let date = first; date <= last; date = addDays(date, 1)) {
    if (dates.length === exceptionLimits.dates)
      return { problem: `o período ${period} tem mais de ${exceptionLimits.dates} datas.` }
    dates.push(date)
  }
  return { value: dates }
}

/** First date of a period: "20/12" in "20/12 a 05/01/2027" is in the previous year. */
function firstDate(from: string, last: string): string {
  const [lastYear = '', lastMonth = ''] = last.split('-')
  const [day = '', month, year] = from.split('/')
  if (year !== undefined || from.includes('-')) return readDate(from)
  const dayAndMonth = `${(month ?? lastMonth).padStart(2, '0')}-${day.padStart(2, '0')}`
  const first = `${lastYear}-${dayAndMonth}`
  return month !== undefined && first > last ? `${Number(lastYear) - 1}-${dayAndMonth}` : first
}
