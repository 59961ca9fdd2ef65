import { digitsOf } from '../../../../schema/phone.ts'

/** A zip code in its dress while it is typed: 00000-000. What is beyond eight digits is dropped. */
export function maskZipCode(text: string): string {
  const digits = digitsOf(text).slice(0, 8)
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits
}
