/** The digits of a text. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** The digits of a phone number, without the prefix of Brazil. */
export function phoneDigits(text: string): string {
  const digits = digitsOf(text)
  return /^55\d{10,11}$/.test(digits) ? digits.slice(2) : digits
}
