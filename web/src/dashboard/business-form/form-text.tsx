import type { ClipboardEvent } from 'react'
import { phoneLength } from '../../constants.ts'
import { maskInput, maskPhone } from '../../forms/phone-mask.ts'
import { businessFormMessages as texts } from '../../messages-business-form.ts'
import { TextField, type TextFieldProps } from '../../ui/field.tsx'
import type { FormHandle } from './form-handle.ts'
import type { TextName } from './values.ts'
import { maskZipCode } from './zip-mask.ts'

export interface FormTextProps extends Omit<TextFieldProps, 'form' | 'label' | 'name' | 'value' | 'error'> {
  form: FormHandle
  name: TextName
  /** Whether its label says that it is wanted. */
  isRequired?: boolean
  /** Called with what stands in it after somebody has typed. */
  onTyped?: (text: string) => void
}

/** One typed field of the form under its label. */
export function FormText({ form, name, isRequired, onTyped, ...input }: FormTextProps) {
  const label = texts.fields[name]
  return (
    <TextField
      autoComplete="off"
      {...input}
      label={isRequired ? texts.required(label) : label}
      name={name}
      value={form.values[name]}
      error={form.errors[name]}
      onChange={({ target }) => {
        form.change({ [name]: target.value })
        onTyped?.(target.value)
      }}
    />
  )
}

interface DressedProps extends FormTextProps {
  mask: (text: string) => string
  /** Characters of the dress. */
  maxLength: number
}

/** A number that is dressed while it is typed. What is pasted takes the whole field: `maxLength` would cut its dress. */
function DressedText({ mask, ...props }: DressedProps) {
  const { form, name, maxLength, onTyped } = props
  function pasteWhole(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text')
    if (pasted.length <= maxLength) return
    event.preventDefault()
    form.change({ [name]: mask(pasted) })
    onTyped?.(mask(pasted))
  }
  return (
    <FormText
      {...props}
      onInput={({ currentTarget }) => maskInput(currentTarget, mask)}
      onPaste={pasteWhole}
    />
  )
}

/** A phone: (99) 99999-9999. */
export function PhoneText(props: FormTextProps) {
  return (
    <DressedText
      {...props}
      type="tel"
      inputMode="tel"
      placeholder={texts.phonePlaceholder}
      maxLength={phoneLength}
      mask={maskPhone}
    />
  )
}

/** A zip code: 00000-000. */
export function ZipCodeText(props: FormTextProps) {
  return (
    <DressedText
      {...props}
      inputMode="numeric"
      placeholder={texts.zipCodePlaceholder}
      maxLength={texts.zipCodePlaceholder.length}
      mask={maskZipCode}
    />
  )
}
