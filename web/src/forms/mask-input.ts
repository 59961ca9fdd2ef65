import { onlyDigits } from '../../../schema/phone-format.ts'

/** Formats the digits of an input and keeps the caret after the same digit. */
export function maskInput(input: HTMLInputElement, mask: (text: string) => string): void {
  const typed = input.value
  const masked = mask(typed)
  if (masked === typed) return
  const removed = onlyDigits(typed).length - onlyDigits(masked).length
  const before = onlyDigits(typed.slice(0, input.selectionStart ?? typed.length)).length - removed
  input.value = masked
  if (document.activeElement !== input) return
  const place = placeAfter(masked, before)
  input.setSelectionRange(place, place)
}

/** @returns index after the given number of digits; the end if that is all of them */
function placeAfter(masked: string, digits: number): number {
  if (digits === onlyDigits(masked).length) return masked.length
  let place = 0
  for (let passed = 0; passed < digits; place++) if (/\d/.test(masked[place] ?? '')) passed++
  return place
}
