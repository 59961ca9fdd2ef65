import { useFormContext } from 'react-hook-form'
import { digitsOf, phoneDigits } from '../../../schema/phone.ts'
import { phoneLength } from '../constants.ts'
import { TypedField, type TypedFieldProps } from './typed-field.tsx'

/** A phone under its label, dressed while it is typed. */
export function PhoneField(props: Omit<TypedFieldProps, 'type'>) {
  const { setValue } = useFormContext()
  return (
    <TypedField
      {...props}
      type="tel"
      inputMode="tel"
      maxLength={phoneLength}
      onInput={(event) => maskInput(event.currentTarget)}
      onPaste={(event) => {
        // A whole number takes the input's place: `maxLength` would cut it before its dress is taken off.
        const pasted = event.clipboardData.getData('text')
        if (pasted.length <= phoneLength) return
        event.preventDefault()
        setValue(props.name, maskPhone(pasted))
      }}
    />
  )
}

/** The longest number that is typed with an area code. */
const maxDigits = 11

/** A landline's number has ten digits: what follows it, such as an extension, is none of its own. */
const longerLandline = /^[1-9]{2}[2-5]\d{9,}$/

function typedDigits(text: string): string {
  const digits = phoneDigits(text)
  return digits.slice(0, longerLandline.test(digits) ? 10 : maxDigits)
}

/**
 * Formats a phone number while it is typed: (DD) DDDD-DDDD up to ten digits, (DD) DDDDD-DDDD with eleven; 0800 and 4004
 * numbers, which have no area code, as 0800 DDD DDDD and DDDD-DDDD.
 *
 * @param text in any format; what follows a whole number is dropped
 */
export function maskPhone(text: string): string {
  const digits = typedDigits(text)
  if (digits.length <= 2) return digits
  if (/^0[38]00/.test(digits)) return parts(digits, 4, 7).join(' ')
  if (/^[34]0/.test(digits)) return parts(digits, 4).join('-')
  const [area, ...rest] = parts(digits, 2, digits.length === maxDigits ? 7 : 6)
  return `(${area}) ${rest.join('-')}`
}

/** What stands between these places of a text, without what is empty. */
function parts(text: string, ...places: number[]): string[] {
  return [0, ...places].map((from, index) => text.slice(from, places[index])).filter(Boolean)
}

/** A zip code in its dress while it is typed: 00000-000. What is beyond eight digits is dropped. */
export function maskZipCode(text: string): string {
  const digits = digitsOf(text).slice(0, 8)
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits
}

/**
 * Formats the digits in an input and keeps the caret behind the same digit.
 *
 * @param mask a phone's when absent
 */
export function maskInput(input: HTMLInputElement, mask = maskPhone): void {
  const typed = input.value
  const masked = mask(typed)
  if (masked === typed) return
  const before = typedDigits(typed.slice(0, input.selectionStart ?? typed.length)).length
  input.value = masked
  if (document.activeElement !== input) return
  const place = placeAfter(masked, before)
  input.setSelectionRange(place, place)
}

/** @returns where so many digits have passed; the end after all of them */
function placeAfter(masked: string, digits: number): number {
  if (digits === digitsOf(masked).length) return masked.length
  let place = 0
  for (let passed = 0; passed < digits; place++) if (/\d/.test(masked[place] ?? '')) passed++
  return place
}
