import type { ClipboardEvent } from 'react'
import {
  type FieldPathValue,
  type FieldValues,
  type Path,
  useController,
  useFormContext,
} from 'react-hook-form'
import type { TextFieldProps } from '../ui/field.tsx'
import { TextField } from './field.tsx'
import { maskInput, usePhoneInput } from './phone-field.tsx'

/** A field of the form around it. Only what asks for it is drawn anew when it changes. */
export function useBoundField<Values extends FieldValues, Name extends Path<Values> = Path<Values>>(
  name: Name,
) {
  const { control, clearErrors } = useFormContext<Values>()
  const { field, fieldState } = useController<Values, Name>({ control, name, exact: true })
  const error = fieldState.error?.message
  /** Puts a value into the field and takes its message away. */
  function change(value: FieldPathValue<Values, Name>) {
    field.onChange(value)
    if (error !== undefined) clearErrors(name)
  }
  return { value: field.value, error, change }
}

export interface BoundTextProps extends Omit<TextFieldProps, 'form' | 'name' | 'value' | 'error'> {
  name: string
  /** Dresses what is typed. What is pasted takes the whole field then: `maxLength` would cut its dress. */
  mask?: ((text: string) => string) | undefined
  /** Called with what stands in it after somebody has typed. */
  onTyped?: ((text: string) => void) | undefined
}

/** One typed field of the form around it, under its label. */
export function BoundText({ name, mask, onTyped, ...input }: BoundTextProps) {
  const { value, error, change } = useBoundField<Record<string, string>>(name)

  function type(text: string) {
    change(text)
    onTyped?.(text)
  }

  function pasteWhole(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text')
    if (!mask || pasted.length <= (input.maxLength ?? 0)) return
    event.preventDefault()
    type(mask(pasted))
  }

  return (
    <TextField
      autoComplete="off"
      {...(mask && { onInput: ({ currentTarget }) => maskInput(currentTarget, mask), onPaste: pasteWhole })}
      {...input}
      name={name}
      value={value}
      error={error}
      onChange={({ target }) => type(target.value)}
    />
  )
}

/** A phone of the form around it, under its label. */
export function BoundPhone({ name, hint, ...input }: Omit<BoundTextProps, 'mask' | 'onTyped'>) {
  const { value, error, change } = useBoundField<Record<string, string>>(name)
  const { remark, events } = usePhoneInput(value ?? '', change)
  return (
    <TextField
      autoComplete="off"
      {...input}
      {...events}
      type="tel"
      hint={remark ?? hint}
      name={name}
      value={value}
      error={error}
      onChange={({ target }) => change(target.value)}
    />
  )
}
