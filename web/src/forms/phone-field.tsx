import { type ClipboardEvent, type FocusEvent, type FormEvent, type KeyboardEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { readPhone } from '../../../schema/phone.ts'
import { digitsOf, formatPhone } from '../../../schema/phone-format.ts'
import { formMessages } from '../messages/auth.ts'
import { TypedField, type TypedFieldProps } from './typed-field.tsx'

/** A phone under its label, formatted while it is typed. */
export function PhoneField({ hint, ...props }: Omit<TypedFieldProps, 'type'>) {
  const { setValue } = useFormContext()
  const { remark, events } = usePhoneInput(String(props.defaultValue ?? ''), (text) =>
    setValue(props.name, text),
  )
  return <TypedField {...props} type="tel" inputMode="tel" hint={remark ?? hint} {...events} />
}

/** Digits of the shortest phone that is pasted into the middle of a text as a whole one. */
const pastedDigits = 8

/**
 * Formats a phone while it is typed, and reads it (phones) when it is pasted or left, or sent with Enter.
 *
 * @param stored what the input holds at first
 * @param put sets the input's text
 * @returns also what there is to say: what was left out of a text, or why a stored phone would be refused today
 */
export function usePhoneInput(stored: string, put: (text: string) => void) {
  const [remark, setRemark] = useState(() => {
    const { problem } = readPhone(stored)
    return stored && problem ? formMessages.storedPhone(problem) : undefined
  })

  function settle(text: string): boolean {
    const { digits, leftOut } = readPhone(text)
    if (digits === undefined) return false
    const formatted = formatPhone(digits)
    if (formatted === text) return true
    put(formatted)
    setRemark(leftOut ? formMessages.leftOut(leftOut) : undefined)
    return true
  }

  return {
    remark,
    events: {
      onInput: (event: FormEvent<HTMLInputElement>) => maskInput(event.currentTarget),
      onBlur: (event: FocusEvent<HTMLInputElement>) => void settle(event.target.value),
      onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
        if (event.key === 'Enter') settle(event.currentTarget.value)
      },
      onPaste(event: ClipboardEvent<HTMLInputElement>) {
        const pasted = event.clipboardData.getData('text')
        const { value, selectionStart, selectionEnd } = event.currentTarget
        const isWhole = selectionStart === 0 && selectionEnd === value.length
        if ((isWhole || digitsOf(pasted).length >= pastedDigits) && settle(pasted)) event.preventDefault()
      },
    },
  }
}

/** The longest number that is typed with an area code. */
const maxDigits = 11

/** A beginning of 0300, 0500, 0800 or 0900. */
const freeNumber = /^0(?:$|[3589](?:$|0(?:$|0)))/

/**
 * Formats a phone number while it is typed: (DD) DDDD-DDDD up to ten digits, (DD) DDDDD-DDDD with eleven; 0800 and 4004
 * numbers and their like, which have no area code, as 0800 DDD DDDD and DDDD-DDDD. The country's prefix is removed from a
 * whole number. No digit is removed otherwise: any other text stays as it is typed.
 */
export function maskPhone(text: string): string {
  const digits = digitsOf(text)
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
  const removed = digitsOf(typed).length - digitsOf(masked).length
  const before = digitsOf(typed.slice(0, input.selectionStart ?? typed.length)).length - removed
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
