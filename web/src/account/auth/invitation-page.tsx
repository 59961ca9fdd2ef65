import { skipToken } from '@apollo/client/react'
import { Link, useNavigate } from 'react-router-dom'
import { Form } from '../../forms/form.tsx'
import { AccountName } from '../../forms/form-text-field.tsx'
import type { InvitationQuery } from '../../gql/account/graphql.ts'
import { useAcceptInvitationMutation, useInvitationQuery } from '../../gql/account/hooks.ts'
import { authMessages } from '../../messages/auth.ts'
import { invitationMessages as texts } from '../../messages/mail-links.ts'
import { paths } from '../../paths.ts'
import type { LoginState } from '../../session/login-state.ts'
import { dropToken } from '../../session/token.ts'
import { ErrorState, Notice, Skeleton } from '../../ui/states.tsx'
import text from '../../ui/text.module.css'
import { useSentForm } from '../use-sent-form.ts'
import { AuthCard } from './auth-card.tsx'
import { NewAccountFields } from './register-page.tsx'
import { useLinkToken } from './use-link-token.ts'

/** `/register/convite`, the link of an invitation. Shows the form only once the link proved valid. */
export function InvitationPage() {
  const token = useLinkToken()
  // Not cached: the token is a secret.
  const { data, error, refetch } = useInvitationQuery(
    token ? { variables: { token }, fetchPolicy: 'no-cache' } : skipToken,
  )
  const invitation = data?.invitation
  return (
    <AuthCard
      title={texts.title}
      lead={invitation ? texts.lead(invitation.name) : undefined}
      links={<Link to={paths.login}>{authMessages.toLogin}</Link>}
    >
      {token === null && <Notice tone="error">{texts.noToken}</Notice>}
      {invitation === null && <Notice tone="error">{texts.over}</Notice>}
      {error && <ErrorState text={texts.unknown} retry={() => void refetch().catch(() => {})} />}
      {token && invitation && <AcceptForm token={token} invitation={invitation} />}
      {token !== null && !data && !error && <Skeleton style={{ height: '12rem' }} />}
    </AuthCard>
  )
}

interface AcceptFormProps {
  token: string
  invitation: NonNullable<InvitationQuery['invitation']>
}

function AcceptForm({ token, invitation: { email, role } }: AcceptFormProps) {
  const navigate = useNavigate()
  const [accept] = useAcceptInvitationMutation()
  const form = useSentForm({
    rule: 'acceptInvitationInput',
    read: (values) => ({ ...values, token }),
    failed: texts.failed,
    send: async (input) => {
      await accept({ variables: { input } })
      // Another account may be signed in here.
      dropToken('left')
      await navigate(paths.login, { replace: true, state: { reason: 'invited' } satisfies LoginState })
    },
  })
  return (
    <Form form={form} submit={texts.submit} submitting={texts.submitting} wide>
      <p className={text.hint}>{texts.account[role](email)}</p>
      <AccountName email={email} />
      <NewAccountFields />
    </Form>
  )
}
