import { createContext, use, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useHydrated } from '../browser/use-hydrated.tsx'
import { formMessages } from '../messages/auth.ts'
import { IconButton } from '../ui/button.tsx'
import { TextField, type TextFieldProps } from '../ui/field.tsx'
import { messagesOf } from './checked-form.ts'

export interface TypedFieldProps extends Omit<TextFieldProps, 'form' | 'error'> {
  name: string
}

/** What its input is: the plain one, or Chakra's where account and dashboard have loaded that. */
export const TextFieldContext = createContext(TextField)

/** A required field of the form around it, which keeps what is typed itself: also what was typed before the page hydrated. */
export function TypedField(props: TypedFieldProps) {
  const { name, onBlur } = props
  const Field = use(TextFieldContext)
  const { control, register, clearErrors } = useFormContext()
  const { errors } = useFormState({ control, name, exact: true })
  const error = messagesOf(errors)[name]
  const onChange = () => error !== undefined && clearErrors(name)
  const attributes = register(name, { onChange, ...(onBlur && { onBlur }) })
  return <Field required {...props} {...attributes} error={error} />
}

/** An address under its label, as phones' keyboards shall treat it. */
export function EmailField(props: Omit<TypedFieldProps, 'type' | 'name'>) {
  return <TypedField {...props} type="email" name="email" autoCapitalize="none" spellCheck={false} />
}

/** A password under its label, with a button that shows what is typed. */
export function PasswordField(props: Omit<TypedFieldProps, 'type' | 'end'>) {
  const [isShown, setIsShown] = useState(false)
  const hydrated = useHydrated()
  return (
    <TypedField
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

/** Whose password a form asks for: seen by password managers alone, which else take another field for it. */
export function AccountName({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}
