import { z } from 'zod'
import { keyText } from '../text.ts'
import { formatExceptions } from './exceptions.ts'
import { formatIntervals } from './intervals.ts'
import { readExceptions } from './typed-exceptions.ts'
import { type Reading, readIntervals } from './typed-intervals.ts'

/** Hours of a weekday in any notation; blank is null. @param label begins the error message */
export const weekdayHours = (label: string) => read(label, readIntervals, formatIntervals)

/** Hours of single dates in any notation; blank is null. */
export const specialHours = (label: string) => read(label, readExceptions, formatExceptions)

/** Maximum characters of the input, far above what its parts can add up to. */
const longest = 10_000

function read<Value>(
  label: string,
  reader: (text: string) => Reading<Value>,
  format: (value: Value) => string,
) {
  return z
    .string()
    .transform((text, check) => {
      if (keyText(text) === '') return null
      const { value, problem } = text.length > longest ? { problem: 'o texto é longo demais.' } : reader(text)
      const formatted = problem === undefined ? format(value as Value) : ''
      if (formatted.length <= longest && problem === undefined) return formatted || null
      check.addIssue(`${label}: ${problem ?? 'o texto é longo demais: retire datas que já passaram.'}`)
      return z.NEVER
    })
    .nullable()
}
