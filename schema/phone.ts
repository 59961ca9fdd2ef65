/** The digits of a text. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/**
 * The digits of a phone number, without the prefix of Brazil: after a plus always, else where a whole number follows; and
 * without the 0 that is dialled before an area code.
 */
export function phoneDigits(text: string): string {
  const digits = digitsOf(text)
  // The plus is the first one, so that a text of nothing else is read once.
  const hasPrefix = /^[^\d+]*\+\D*55/.test(text) || /^55\d{10,11}$/.test(digits)
  return (hasPrefix ? digits.slice(2) : digits).replace(/^0(?=[1-9]{2}\d{8,9}$)/, '')
}
