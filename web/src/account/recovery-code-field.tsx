import { FormTextField } from '../forms/form-text-field.tsx'
import { authMessages } from '../messages/auth.ts'

const { recoveryCode, recoveryHint } = authMessages.passkey

/** Field next to the password (second-factor). */
export function RecoveryCodeField() {
  return (
    <FormTextField
      label={recoveryCode}
      name="recoveryCode"
      hint={recoveryHint}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}
