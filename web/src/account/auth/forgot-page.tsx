import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation } from 'react-router-dom'
import { Form } from '../../forms/form.tsx'
import { EmailField } from '../../forms/form-text-field.tsx'
import { useRequestPasswordResetMutation } from '../../gql/account/hooks.ts'
import { authMessages } from '../../messages/auth.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states.tsx'
import { useSentForm } from '../use-sent-form.ts'
import { AuthCard } from './auth-card.tsx'

const { forgot: texts } = authMessages

/** The focused button was unmounted. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** `/esqueci-senha`: the response does not reveal whether the account exists (password-reset). */
export function ForgotPage() {
  const { state } = useLocation()
  const [request] = useRequestPasswordResetMutation()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useSentForm({
    rule: 'requestPasswordResetInput',
    failed: texts.failed,
    send: async ({ email }) => {
      await request({ variables: { email } })
      setSentTo(email)
    },
  })
  function askAgain() {
    flushSync(() => setSentTo(null))
    form.fields.setFocus('email')
  }

  return (
    <AuthCard
      title={texts.title}
      lead={sentTo ? undefined : texts.lead}
      links={
        <Link to={paths.login} state={state}>
          {authMessages.toLogin}
        </Link>
      }
    >
      {sentTo ? (
        <>
          <Notice tone="success">
            <p>{texts.sent(sentTo)}</p>
            <p>{texts.sentHint}</p>
          </Notice>
          <Button look="outline" ref={takeFocus} onClick={askAgain}>
            {texts.again}
          </Button>
        </>
      ) : (
        <Form form={form} submit={texts.submit} submitting={texts.submitting} wide>
          <EmailField label={authMessages.email} autoComplete="username" />
        </Form>
      )}
    </AuthCard>
  )
}
