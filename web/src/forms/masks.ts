import { readPhone } from '../../../schema/phone.ts'
import { formatPhone, onlyDigits } from '../../../schema/phone-format.ts'

/** Longest number with an area code. */
const maxDigits = 11

/** Prefix of 0300, 0500, 0800 or 0900. */
const freeNumber = /^0(?:$|[3589](?:$|0(?:$|0)))/

/**
 * Formats a phone number while the user types: (DD) DDDD-DDDD up to ten digits, (DD) DDDDD-DDDD with eleven;
 * numbers without area code, such as 0800 and 4004, as 0800 DDD DDDD and DDDD-DDDD. Removes the country
 * prefix of a complete number; other text stays unchanged.
 */
export function maskPhone(text: string): string {
  const digits = onlyDigits(text)
  if (text.startsWith('+') || (digits.length > maxDigits && digits.startsWith('55'))) {
    const { digits: whole, leftOut } = readPhone(text)
    return whole === undefined || leftOut ? text : formatPhone(whole)
  }
  if (digits.length > maxDigits || /[^\d\s().-]/.test(text)) return text
  if (digits.length <= 2) return digits
  if (freeNumber.test(digits)) return parts(digits, 4, 7).join(' ')
  if (digits.startsWith('0')) return text
  if (/^(?:300|400|402)/.test(digits) && digits.length <= 8) return parts(digits, 4).join('-')
  if (/^1\d\d$/.test(digits)) return digits
  const [area, ...rest] = parts(digits, 2, digits.length === maxDigits ? 7 : 6)
  return `(${area}) ${rest.join('-')}`
}

/** Splits a text at these indexes, without empty parts. */
function parts(text: string, ...places: number[]): string[] {
  return [0, ...places].map((from, index) => text.slice(from, places[index])).filter(Boolean)
}

/** Formats a zip code while the user types: 00000-000. Drops digits after the eighth. */
export function maskZipCode(text: string): string {
  const digits = onlyDigits(text).slice(0, 8)
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits
}
