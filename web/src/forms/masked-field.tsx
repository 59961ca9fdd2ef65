import type { ClipboardEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormTextField, type FormTextFieldProps } from './form-text-field.tsx'
import { maskInput } from './mask-input.ts'

export interface MaskedFieldProps extends FormTextFieldProps {
  /** Formats input as the user types. */
  mask: (text: string) => string
}

/** Text field that is formatted while the user types. */
export function MaskedField({ mask, onTyped, ...input }: MaskedFieldProps) {
  const { name, maxLength = 0 } = input
  const { setValue, getFieldState } = useFormContext()

  /** Formats a long pasted text before `maxLength` would truncate it. */
  function pasteWhole(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text')
    if (pasted.length <= maxLength) return
    event.preventDefault()
    setValue(name, mask(pasted), { shouldValidate: getFieldState(name).invalid })
    onTyped?.(mask(pasted))
  }

  return (
    <FormTextField
      onPaste={pasteWhole}
      {...input}
      onTyped={onTyped}
      onInput={({ currentTarget }) => maskInput(currentTarget, mask)}
    />
  )
}
