import { type ClipboardEvent, type FocusEvent, type FormEvent, type KeyboardEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { readPhone } from '../../../schema/phone.ts'
import { formatPhone, onlyDigits } from '../../../schema/phone-format.ts'
import { formMessages } from '../messages/auth.ts'
import { FormTextField, type FormTextFieldProps } from './form-text-field.tsx'
import { maskInput } from './mask-input.ts'
import { maskPhone } from './masks.ts'

/** Minimum digits of a pasted phone that replaces the whole text. */
const pastedDigits = 8

/**
 * Phone field: masked while typing, and parsed (phones) on paste, blur and Enter. The hint shows ignored
 * text, or why a stored number would now be refused.
 */
export function PhoneField({ hint, ...props }: Omit<FormTextFieldProps, 'type'>) {
  const { name, defaultValue } = props
  const { getValues, setValue, getFieldState } = useFormContext()
  const [remark, setRemark] = useState(() => {
    const stored = String(defaultValue ?? getValues(name) ?? '')
    const { problem } = readPhone(stored)
    return stored && problem ? formMessages.storedPhone(problem) : undefined
  })

  function settle(text: string): boolean {
    const { digits, leftOut } = readPhone(text)
    if (digits === undefined) return false
    const formatted = formatPhone(digits)
    if (formatted === text) return true
    setValue(name, formatted, { shouldValidate: getFieldState(name).invalid })
    setRemark(leftOut ? formMessages.leftOut(leftOut) : undefined)
    return true
  }

  return (
    <FormTextField
      {...props}
      type="tel"
      inputMode="tel"
      hint={remark ?? hint}
      onInput={(event: FormEvent<HTMLInputElement>) => maskInput(event.currentTarget, maskPhone)}
      onBlur={(event: FocusEvent<HTMLInputElement>) => void settle(event.target.value)}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') settle(event.currentTarget.value)
      }}
      onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
        const pasted = event.clipboardData.getData('text')
        const { value, selectionStart, selectionEnd } = event.currentTarget
        const isWhole = selectionStart === 0 && selectionEnd === value.length
        if ((isWhole || onlyDigits(pasted).length >= pastedDigits) && settle(pasted)) event.preventDefault()
      }}
    />
  )
}
