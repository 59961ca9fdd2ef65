import type { ClipboardEvent } from 'react'
import { phoneLength } from '../constants.ts'
import { TextField, type TextFieldProps } from '../ui/field.tsx'
import { maskInput, maskPhone } from './phone-mask.ts'

/** A whole number takes the input's place: `maxLength` would cut it before its dress is taken off. */
function pasteWhole(event: ClipboardEvent<HTMLInputElement>) {
  const pasted = event.clipboardData.getData('text')
  if (pasted.length <= phoneLength) return
  event.preventDefault()
  event.currentTarget.value = maskPhone(pasted)
}

/** A phone under its label, dressed while it is typed. */
export function PhoneField(props: Omit<TextFieldProps, 'type'>) {
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="tel"
      maxLength={phoneLength}
      onInput={(event) => maskInput(event.currentTarget)}
      onPaste={pasteWhole}
    />
  )
}
