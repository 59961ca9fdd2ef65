import { z } from 'zod'
import { addDays, isDate, localDate } from '../hours/calendar.ts'
import { weekdayHours } from '../hours/rules.ts'
import { exceptionLimits } from '../hours/typed-exceptions.ts'
import { hasLoneSurrogate, tidyLine } from '../text.ts'
import { slugOrId } from './lists.ts'
import { unreadable } from './rules.ts'

/** Limits of setting one date's hours for several establishments (holiday-screen). */
export const dateHoursLimits = { entries: 100, daysAhead: 365 } as const

/** Whether the date is from today to a year ahead. @param date yyyy-MM-dd */
export function isDateAhead(date: string, today = localDate(Date.now())): boolean {
  return isDate(date) && date >= today && date <= addDays(today, dateHoursLimits.daysAhead)
}

const { reason: longestReason } = exceptionLimits

/** Reason for different hours on a date; blank is null. Excludes the characters that separate exceptions. */
export const dateReason = z
  .string()
  .refine((text) => !hasLoneSurrogate(text), unreadable)
  .transform(tidyLine)
  .pipe(
    z
      .string()
      .max(longestReason, `O motivo (reason) deve ter no máximo ${longestReason} caracteres.`)
      .regex(/^[^();]*$/, 'O motivo (reason) não pode ter parênteses nem ponto e vírgula.'),
  )
  .transform((text) => text || null)
  .nullish()

const { entries: mostEntries } = dateHoursLimits

/** Hours of one date for several establishments; null removes that date's exception. */
export const dateHoursInput = z.object({
  date: z
    .string()
    .refine(
      (date) => isDateAhead(date),
      'A data (date) deve ser de hoje a um ano à frente, como 2026-12-25.',
    ),
  reason: dateReason,
  entries: z
    .array(z.object({ id: z.string(), version: z.int(), hours: weekdayHours('O horário (hours)') }))
    .min(1, 'Informe pelo menos um estabelecimento (entries).')
    .max(mostEntries, `Informe no máximo ${mostEntries} estabelecimentos (entries) por vez.`)
    .refine(
      (entries) => new Set(entries.map(({ id }) => id)).size === entries.length,
      'Informe cada estabelecimento (entries) uma vez só.',
    ),
})

/** Arguments of the query for a year's holidays. */
export const yearHolidaysInput = z.looseObject({ city: slugOrId('cidade') })
