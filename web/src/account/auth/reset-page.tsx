import { skipToken } from '@apollo/client/react'
import { Link, useNavigate } from 'react-router-dom'
import { Form } from '../../forms/form.tsx'
import { PasswordField } from '../../forms/form-text-field.tsx'
import { usePasswordResetLinkQuery, useResetPasswordMutation } from '../../gql/account/hooks.ts'
import { authMessages } from '../../messages/auth.ts'
import { resetMessages as texts } from '../../messages/mail-links.ts'
import { paths } from '../../paths.ts'
import type { LoginState } from '../../session/login-state.ts'
import { dropToken } from '../../session/token.ts'
import { Notice } from '../../ui/states.tsx'
import { useSentForm } from '../use-sent-form.ts'
import { AuthCard } from './auth-card.tsx'
import { useLinkToken } from './use-link-token.ts'

/** `/redefinir-senha`, the link of the mail (password-reset). */
export function ResetPage() {
  const navigate = useNavigate()
  const token = useLinkToken()
  // Not cached: the token is a secret.
  const { data } = usePasswordResetLinkQuery(
    token ? { variables: { token }, fetchPolicy: 'no-cache' } : skipToken,
  )
  const trouble =
    token === null ? texts.noToken : data?.isPasswordResetLinkValid === false ? texts.over : null
  const [reset] = useResetPasswordMutation()
  const form = useSentForm({
    rule: 'resetPasswordInput',
    read: (values) => ({ ...values, token }),
    failed: texts.failed,
    send: async (input) => {
      await reset({ variables: { input } })
      // The reset ended all sessions, including one of this browser.
      dropToken('left')
      await navigate(paths.login, { replace: true, state: { reason: 'passwordReset' } satisfies LoginState })
    },
  })
  return (
    <AuthCard
      title={texts.title}
      lead={trouble ? undefined : texts.lead}
      links={
        <>
          <Link to={paths.forgotPassword}>{texts.askAgain}</Link>
          <Link to={paths.login}>{authMessages.toLogin}</Link>
        </>
      }
    >
      {trouble ? (
        <Notice tone="error">{trouble}</Notice>
      ) : (
        <Form form={form} submit={texts.submit} submitting={texts.submitting} wide>
          <PasswordField
            label={authMessages.newPassword}
            name="newPassword"
            autoComplete="new-password"
            hint={authMessages.passwordHint}
          />
        </Form>
      )}
    </AuthCard>
  )
}
