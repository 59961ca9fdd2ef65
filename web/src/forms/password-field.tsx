import { useState } from 'react'
import { useHydrated } from '../browser/use-hydrated.tsx'
import { formMessages } from '../messages/forms.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { TypedField, type TypedFieldProps } from './typed-field.tsx'

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
