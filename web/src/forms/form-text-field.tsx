import { useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useHydrated } from '../browser/use-hydrated.tsx'
import { formMessages } from '../messages/auth.ts'
import { IconButton } from '../ui/button.tsx'
import { TextField, type TextFieldProps } from '../ui/fields/field.tsx'

export interface FormTextFieldProps extends Omit<TextFieldProps, 'form' | 'error'> {
  name: string
  /** Called with the text on every change. */
  onTyped?: ((text: string) => void) | undefined
}

/**
 * Text field of the surrounding form. Uncontrolled, so that typing does not re-render and input from before
 * hydration stays.
 */
export function FormTextField({ onTyped, onBlur, ...input }: FormTextFieldProps) {
  const { name } = input
  const { control, register } = useFormContext()
  const { errors } = useFormState({ control, name, exact: true })
  const onChange = ({ target }: { target: HTMLInputElement }) => onTyped?.(target.value)
  const error = errors[name]?.message as string | undefined
  return <TextField {...input} {...register(name, { onBlur, onChange })} error={error} />
}

/** E-mail field without capitalization and spell checking. */
export function EmailField(props: Omit<FormTextFieldProps, 'type' | 'name'>) {
  return (
    <FormTextField required {...props} type="email" name="email" autoCapitalize="none" spellCheck={false} />
  )
}

/** Password field with a button that reveals it. */
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

/** Hidden account name for password managers, which would otherwise use another field as the name. */
export function AccountName({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}
