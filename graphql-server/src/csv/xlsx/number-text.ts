import { formatValue, isDateFormat, serialToDate } from 'hucre'
import { onlyDigits } from '../../../../schema/phone-format.ts'

/** 31/12/9999, the last day that a spreadsheet has. */
const LAST_DAY = 2_958_465

/**
 * A number as people see it: dates and times by their format, and leading zeros, as of a zip code, that a format adds. Digits are
 * never those of another number: no rounding, no exponent, no thousands separator.
 *
 * @param number as the file writes it
 * @param format its code; empty where numbers are shown as they are
 */
export function numberText(number: string, format: string, is1904: boolean): string {
  const value = Number(number)
  if (number.trim() === '' || !Number.isFinite(value)) return number
  if (isDateFormat(format) && value >= 0 && value <= LAST_DAY) return dateText(value, format, is1904)
  // Spreadsheets show 15 digits: the others are what is left of a calculation.
  const exact = Number(value.toPrecision(15))
  if (!Number.isInteger(exact)) return String(exact)
  const plain = BigInt(exact).toString()
  if (format === '' || format.includes(',')) return plain
  const shown = formatValue(exact, format)
  return onlyDigits(shown).replace(/^0+(?=\d)/, '') === plain ? shown.trim() : plain
}

function dateText(value: number, format: string, is1904: boolean): string {
  const letters = format.replace(/"[^"]*"|\\.|\[\$[^\]]*\]/g, '')
  if (/[hs]/i.test(letters) && !/[yd]/i.test(letters)) return clock(value)
  const day = serialToDate(Math.floor(value), is1904).toISOString().slice(0, 10)
  const date = day.split('-').toReversed().join('/')
  return value % 1 === 0 ? date : `${date} ${clock(value % 1)}`
}

/** @param days also more than one, as of 24:00 */
function clock(days: number): string {
  const minutes = Math.round(days * 24 * 60)
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
