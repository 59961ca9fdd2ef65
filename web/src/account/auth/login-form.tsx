import { Link, useLocation } from 'react-router-dom'
import { isRemembered } from '../../apollo/session.ts'
import { CheckField } from '../../forms/check-field.tsx'
import { Form } from '../../forms/form.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { EmailField } from '../../forms/typed-field.tsx'
import type { LoginMutation } from '../../gql/account/graphql.ts'
import { useLoginMutation } from '../../gql/account/hooks.ts'
import { authMessages } from '../../messages/auth.ts'
import { paths } from '../../paths.ts'
import { useSentForm } from '../use-sent-form.ts'
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
  const form = useSentForm({
    rule: 'loginInput',
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
        defaultValue={email}
        readOnly={email !== undefined}
      />
      <PasswordField label={authMessages.password} name="password" autoComplete="current-password" />
      <div className={card.line}>
        <CheckField
          label={authMessages.login.remember}
          defaultChecked={email !== undefined && isRemembered()}
          {...form.fields.register('remember')}
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
