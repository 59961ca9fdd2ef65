import { skipToken } from '@apollo/client/react'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { dropToken } from '../../apollo/session.ts'
import { useHydrated } from '../../browser/use-hydrated.tsx'
import { Form } from '../../forms/form.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { usePasswordResetLinkQuery, useResetPasswordMutation } from '../../gql/account/hooks.ts'
import { authMessages } from '../../messages/auth.ts'
import { paths } from '../../paths.ts'
import type { LoginState } from '../../session/login-state.ts'
import { Notice } from '../../ui/notice.tsx'
import { useSentForm } from '../use-sent-form.ts'
import { AuthCard } from './auth-card.tsx'

const { reset: texts } = authMessages

/** `/redefinir-senha`: where the link of the mail leads (password-reset). */
export function ResetPage() {
  const navigate = useNavigate()
  const token = useResetToken()
  // Not in the cache: it is a secret.
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
      // It has ended every session, this browser's too if there was one.
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

/**
 * The secret of the link that the mail carries, from the address's query or fragment. It moves from the address into
 * the history's state: no bookmark, no shared link and no other site's log shall hold it.
 *
 * @returns null where there is none, undefined while that is not known: servers never see a fragment
 */
function useResetToken(): string | null | undefined {
  const { search, hash, pathname, state } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const carried = new URLSearchParams(search).get('token') || new URLSearchParams(hash.slice(1)).get('token')
  useEffect(() => {
    if (carried) navigate(pathname, { replace: true, state: { token: carried } })
  }, [carried, navigate, pathname])
  if (!hydrated) return undefined
  const kept = (state as { token?: unknown } | null)?.token
  return carried || (typeof kept === 'string' ? kept : null)
}
