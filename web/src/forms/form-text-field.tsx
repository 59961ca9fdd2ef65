import { type ClipboardEvent, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useHydrated } from '../browser/use-hydrated.tsx'
import { formMessages } from '../messages/auth.ts'
import { IconButton } from '../ui/button.tsx'
import { TextField, type TextFieldProps } from '../ui/field.tsx'
import { maskInput } from './mask-input.ts'

export interface FormTextFieldProps extends Omit<TextFieldProps, 'form' | 'error'> {
  name: string
  /** Formats input as the user types. */
  mask?: ((text: string) => string) | undefined
  /** Called with the field's text after the user has typed. */
  onTyped?: ((text: string) => void) | undefined
}

/**
 * A text field of the form around it. The input keeps its own text, so that nothing renders while the user types, and what
 * was typed before the page hydrated stays.
 */
export function FormTextField({ mask, onTyped, onBlur, ...input }: FormTextFieldProps) {
  const { name, maxLength = 0 } = input
  const { control, register, setValue, getFieldState } = useFormContext()
  const { errors } = useFormState({ control, name, exact: true })
  const attributes = register(name, {
    onBlur,
    onChange: ({ target }: { target: HTMLInputElement }) => onTyped?.(target.value),
  })

  /** Formats a long pasted text before `maxLength` would truncate it. */
  function pasteWhole(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text')
    if (!mask || pasted.length <= maxLength) return
    event.preventDefault()
    setValue(name, mask(pasted), { shouldValidate: getFieldState(name).invalid })
    onTyped?.(mask(pasted))
  }

  return (
    <TextField
      {...(mask && { onInput: ({ currentTarget }) => maskInput(currentTarget, mask), onPaste: pasteWhole })}
      {...input}
      {...attributes}
      error={errors[name]?.message as string | undefined}
    />
  )
}

/** An e-mail address, typed without capitals or spell checking. */
export function EmailField(props: Omit<FormTextFieldProps, 'type' | 'name'>) {
  return (
    <FormTextField required {...props} type="email" name="email" autoCapitalize="none" spellCheck={false} />
  )
}

/** A password with a button that shows it. */
export function PasswordField(props: Omit<FormTextFieldProps, 'type' | 'end'>) {
  const [isShown, setIsShown] = useState(false)
  const hydrated = useHydrated()
  return (
    <FormTextField
      required
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        hydrated && (
          <IconButton
            icon={isShown ? 'eyeOff' : 'eye'}
            label={isShown ? formMessages.hidePassword : formMessages.showPassword}
            onClick={() => setIsShown(!isShown)}
          />
        )
      }
    />
  )
}

/** The account that a password belongs to, for password managers only, which would otherwise take another field for it. */
export function AccountName({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}
