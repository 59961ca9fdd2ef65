import { z } from 'zod'
import { keyText } from '../text.ts'
import { formatExceptions } from './exceptions.ts'
import { formatIntervals } from './intervals.ts'
import { readExceptions } from './typed-exceptions.ts'
import { type Reading, readIntervals } from './typed-intervals.ts'

/** The hours of a weekday, in any spelling; blank is null. @param label begins the message */
export const weekdayHours = (label: string) => read(label, readIntervals, formatIntervals)

/** The exceptions by date, in any spelling; blank is null. */
export const specialHours = (label: string) => read(label, readExceptions, formatExceptions)

/** Characters of a typed text at most, far above what the bounds of its parts allow. */
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
