import { isDate, readDate, typedDate } from './calendar.ts'
import { type Exception, formatDate } from './exceptions.ts'
import { type Reading, readIntervals } from './typed-intervals.ts'

/** Bounds of what is kept for one establishment. */
export const exceptionLimits = { dates: 60, reason: 60 } as const

const wanted = 'escreva como 25/12/2026 fechado (Natal); 24/12/2026 08:00-12:00 (Véspera).'
const entry = new RegExp(`^(${typedDate.source})\\s*:?\\s*([^()]+?)\\s*(?:\\(([^()]*)\\))?$`)

/**
 * Exceptions as people type them, one a line or separated by semicolons.
 *
 * @returns them in the order of their dates
 */
export function readExceptions(text: string): Reading<Exception[]> {
  const parts = text.split(/[;\n]/).flatMap((part) => part.trim() || [])
  if (parts.length > exceptionLimits.dates)
    return { problem: `são no máximo ${exceptionLimits.dates} datas.` }
  const exceptions: Exception[] = []
  for (const part of parts) {
    const { value, problem } = readException(part)
    if (problem !== undefined) return { problem }
    if (exceptions.some(({ date }) => date === value.date))
      return { problem: `${formatDate(value.date)} está duas vezes.` }
    exceptions.push(value)
  }
  return { value: exceptions.sort((one, other) => (one.date < other.date ? -1 : 1)) }
}

function readException(text: string): Reading<Exception> {
  const found = entry.exec(text)
  if (!found) return { problem: wanted }
  const [, typed = '', hours = '', words = ''] = found
  const date = readDate(typed)
  if (!isDate(date)) return { problem: `${formatDate(date)} não existe no calendário.` }
  const { value: intervals, problem } = readIntervals(hours)
  if (problem !== undefined) return { problem: `em ${formatDate(date)}, ${problem}` }
  const reason = words.replace(/\s+/g, ' ').trim() || null
  if (reason && reason.length > exceptionLimits.reason)
    return { problem: `um motivo deve ter no máximo ${exceptionLimits.reason} caracteres.` }
  return { value: { date, intervals, reason } }
}
