import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { needsSecondFactor } from '../../ask/errors.ts'
import { Form } from '../../forms/form.tsx'
import { EmailField, PasswordField } from '../../forms/form-text-field.tsx'
import type { LoginMutation } from '../../gql/account/graphql.ts'
import { useLoginMutation, useSignInWithPasskeyMutation } from '../../gql/account/hooks.ts'
import { authMessages } from '../../messages/auth.ts'
import { paths } from '../../paths.ts'
import { isRemembered } from '../../session/token.ts'
import { Notice } from '../../ui/states.tsx'
import { PasskeyButton } from '../passkeys.tsx'
import { RecoveryCodeField } from '../recovery-code-field.tsx'
import { useSentForm } from '../use-sent-form.ts'
import card from './auth-card.module.css'

export interface LoginFormProps {
  /** Called with the new session and the choice of "Lembrar-me". */
  onLogin: (session: LoginMutation['login'], remember: boolean) => unknown
  /** Restricts the form to this account, as in a dialog over a page. */
  email?: string
}

/**
 * E-mail, password and "Lembrar-me", or a passkey; asks for a recovery code if the account needs one
 * (second-factor).
 */
export function LoginForm({ onLogin, email }: LoginFormProps) {
  const { state } = useLocation()
  const [login] = useLoginMutation()
  const [signIn] = useSignInWithPasskeyMutation()
  const [asksForCode, setAsksForCode] = useState(false)
  const [isOfAnother, setIsOfAnother] = useState(false)
  const form = useSentForm({
    rule: 'loginInput',
    failed: authMessages.login.failed,
    unanswered: authMessages.login.unanswered,
    send: async (input) => {
      const { data } = await login({ variables: { input } }).catch((error: unknown) => {
        if (needsSecondFactor(error)) setAsksForCode(true)
        throw error
      })
      if (data) await onLogin(data.login, input.remember)
    },
  })

  async function sendSignature(response: unknown) {
    const remember = form.fields.getValues('remember') === true
    const { data } = await signIn({ variables: { input: { response, remember } } })
    if (!data) return
    if (email !== undefined && data.signInWithPasskey.user.email !== email) setIsOfAnother(true)
    else await onLogin(data.signInWithPasskey, remember)
  }

  return (
    <>
      <Form form={form} submit={authMessages.login.submit} submitting={authMessages.login.submitting} wide>
        <EmailField
          label={authMessages.email}
          autoComplete="username"
          defaultValue={email}
          readOnly={email !== undefined}
        />
        <PasswordField
          label={authMessages.password}
          name="password"
          autoComplete="current-password"
          // A dialog focuses it, since the e-mail is filled in.
          data-autofocus={email !== undefined || undefined}
        />
        {asksForCode && <RecoveryCodeField />}
        <div className={card.line}>
          <label>
            <input
              type="checkbox"
              defaultChecked={email !== undefined && isRemembered()}
              {...form.fields.register('remember')}
            />
            {authMessages.login.remember}
          </label>
          {email === undefined && (
            <Link to={paths.forgotPassword} state={state}>
              {authMessages.login.forgot}
            </Link>
          )}
        </div>
      </Form>
      {isOfAnother && <Notice tone="error">{authMessages.passkey.ofAnother}</Notice>}
      <PasskeyButton text={authMessages.passkey.signIn} send={sendSignature} />
    </>
  )
}
