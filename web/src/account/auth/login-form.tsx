import { Link, useLocation } from 'react-router-dom'
import { loginInput } from '../../../../schema/input/account.ts'
import { isRemembered } from '../../apollo/session.ts'
import { CheckField } from '../../forms/check-field.tsx'
import { EmailField } from '../../forms/email-field.tsx'
import { Form } from '../../forms/form.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { useForm } from '../../forms/use-form.ts'
import type { LoginMutation } from '../../gql/account/graphql.ts'
import { useLoginMutation } from '../../gql/account/hooks.ts'
import { authMessages } from '../../messages/auth.ts'
import { paths } from '../../paths.ts'
import card from './auth-card.module.css'

export interface LoginFormProps {
  /** The session that was begun, and whether it was asked to last. */
  onLogin: (session: LoginMutation['login'], remember: boolean) => unknown
  /** The one account that goes on from here, over a page that stays; anybody's when absent. */
  email?: string
}

/** E-mail, password and "Lembrar-me". */
export function LoginForm({ onLogin, email }: LoginFormProps) {
  const { state } = useLocation()
  const [login] = useLoginMutation()
  const form = useForm({
    schema: loginInput,
    read: (data) => ({ ...Object.fromEntries(data), remember: data.has('remember') }),
    failed: authMessages.login.failed,
    unanswered: authMessages.login.unanswered,
    send: async (input) => {
      const { data } = await login({ variables: { input } })
      if (data) await onLogin(data.login, input.remember)
    },
  })
  return (
    <Form form={form} submit={authMessages.login.submit} submitting={authMessages.login.submitting} wide>
      <EmailField
        label={authMessages.email}
        autoComplete="username"
        error={form.errors.email}
        defaultValue={email}
        readOnly={email !== undefined}
      />
      <PasswordField
        label={authMessages.password}
        name="password"
        autoComplete="current-password"
        required
        error={form.errors.password}
      />
      <div className={card.line}>
        <CheckField
          label={authMessages.login.remember}
          name="remember"
          defaultChecked={email !== undefined && isRemembered()}
        />
        {email === undefined && (
          <Link to={paths.forgotPassword} state={state}>
            {authMessages.login.forgot}
          </Link>
        )}
      </div>
    </Form>
  )
}
