/** The longest number that is typed with an area code. */
const mostDigits = 11

/** Digits of a phone as somebody types or pastes it, without the country's prefix. */
function digitsOf(text: string): string {
  const digits = text.replace(/\D/g, '')
  return (/^55\d{10,11}$/.test(digits) ? digits.slice(2) : digits).slice(0, mostDigits)
}

/**
 * A phone in its dress while it is typed: (DD) DDDD-DDDD up to ten digits, (DD) DDDDD-DDDD with eleven
 *.
 *
 * @param text in any dress; what is beyond eleven digits is dropped
 */
export function maskPhone(text: string): string {
  const digits = digitsOf(text)
  if (digits.length <= 2) return digits
  const split = digits.length === mostDigits ? 7 : 6
  const [area, first, second] = [digits.slice(0, 2), digits.slice(2, split), digits.slice(split)]
  return second ? `(${area}) ${first}-${second}` : `(${area}) ${first}`
}

/**
 * Dresses the digits in an input, and leaves the caret after the digit that it stood after.
 *
 * @param mask a phone's when absent
 */
export function maskInput(input: HTMLInputElement, mask = maskPhone): void {
  const typed = input.value
  const masked = mask(typed)
  if (masked === typed) return
  const before = digitsOf(typed.slice(0, input.selectionStart ?? typed.length)).length
  input.value = masked
  if (document.activeElement !== input) return
  const place = placeAfter(masked, before)
  input.setSelectionRange(place, place)
}

/** @returns where so many digits have passed; the end after all of them */
function placeAfter(masked: string, digits: number): number {
  if (digits === masked.replace(/\D/g, '').length) return masked.length
  let place = 0
  for (let passed = 0; passed < digits; place++) if (/\d/.test(masked[place] ?? '')) passed++
  return place
}
