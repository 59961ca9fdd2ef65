import { useApolloClient } from '@apollo/client/react'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { saveText } from '../browser/download.ts'
import { Form } from '../forms/form.tsx'
import { AccountName, EmailField, PasswordField } from '../forms/form-text-field.tsx'
import { useAction } from '../forms/use-action.ts'
import { MyDataDocument, OpenSessionsDocument } from '../gql/account/graphql.ts'
import {
  useChangeEmailMutation,
  useChangePasswordMutation,
  useOpenSessionsQuery,
  usePasskeysQuery,
} from '../gql/account/hooks.ts'
import { accountMessages } from '../messages/account.ts'
import { Guard } from '../session/guard.tsx'
import { type User, useToken } from '../session/me.ts'
import { beginSession } from '../session/sign-in.ts'
import { isRemembered } from '../session/token.ts'
import { PageHead } from '../start/page-head.tsx'
import { Button } from '../ui/button.tsx'
import { Container } from '../ui/container.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Notice } from '../ui/states.tsx'
import { showToast } from '../ui/toasts/toast-store.ts'
import { DeletionSection } from './deletion-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { AccountSection } from './section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { useSentForm } from './use-sent-form.ts'

const { account: texts, profile, email, password, data: copy } = accountMessages

/** `/minha-conta` (own-account). Queries sessions and passkeys in parallel with the account. */
export function AccountPage() {
  const hasToken = useToken() !== null
  const options = { fetchPolicy: 'cache-and-network', skip: !hasToken } as const
  const sessions = useOpenSessionsQuery(options)
  const passkeys = usePasskeysQuery(options)
  return (
    <Container>
      <PageHead title={texts.title} />
      <PageTitle title={texts.title} lead={texts.lead} />
      <Guard waiting={<AccountSkeleton />}>
        {(user) => (
          <>
            <ProfileSection key={user.id} user={user} />
            <EmailSection user={user} />
            <PasswordSection user={user} />
            <SecondFactorSection user={user} passkeys={passkeys} />
            <SessionsSection {...sessions} />
            <DataSection />
            <DeletionSection user={user} />
          </>
        )}
      </Guard>
    </Container>
  )
}

/** Skeleton of the first section, with space reserved for the rest. */
function AccountSkeleton() {
  return (
    <div role="status" aria-label={accountMessages.loading} style={{ minHeight: '120rem' }}>
      <AccountSection title={profile.title} lead={profile.lead}>
        <Skeleton width="6rem" height="6rem" borderRadius="50%" />
        <Skeleton width="100%" height="4rem" />
        <Skeleton width="100%" height="4rem" />
        <Skeleton width="9rem" height="2.75rem" />
      </AccountSection>
    </div>
  )
}

/** Changes the sign-in address, authorized by the password. */
function EmailSection({ user }: { user: User }) {
  // The change ends the other sessions.
  const [change] = useChangeEmailMutation({ refetchQueries: [OpenSessionsDocument] })
  const form = useSentForm({
    rule: 'changeEmailInput',
    failed: email.failed,
    clears: true,
    send: async (input) => {
      await change({ variables: { input } })
      showToast({ tone: 'success', text: email.saved })
    },
  })
  return (
    <AccountSection title={email.title} lead={email.lead}>
      <p>{email.current(user.email)}</p>
      <Form form={form} submit={email.submit} submitting={email.submitting} look="outline">
        <AccountName email={user.email} />
        <EmailField label={email.email} autoComplete="email" />
        <PasswordField label={email.password} name="password" autoComplete="current-password" />
      </Form>
    </AccountSection>
  )
}

/** Changes the password. This ends all other sessions and renews this one's token with the same lifetime. */
function PasswordSection({ user }: { user: User }) {
  const client = useApolloClient()
  const [change] = useChangePasswordMutation()
  const form = useSentForm({
    rule: 'changePasswordInput',
    read: (values) => ({ ...values, remember: isRemembered() }),
    failed: password.failed,
    clears: true,
    send: async (input) => {
      const { data } = await change({ variables: { input } })
      if (data) await beginSession(client, data.changePassword, input.remember)
      showToast({ tone: 'success', text: password.saved })
    },
  })
  return (
    <AccountSection title={password.title} lead={password.lead}>
      <Form form={form} submit={password.submit} submitting={password.submitting} look="outline">
        <AccountName email={user.email} />
        <PasswordField label={password.current} name="currentPassword" autoComplete="current-password" />
        <PasswordField
          label={password.new}
          name="newPassword"
          autoComplete="new-password"
          hint={password.hint}
        />
      </Form>
    </AccountSection>
  )
}

/** Downloads all data about the account. */
function DataSection() {
  const client = useApolloClient()
  const { isRunning, failure, run } = useAction(copy.failed)

  const download = () =>
    run(async () => {
      const { data } = await client.query({ query: MyDataDocument, fetchPolicy: 'no-cache' })
      saveText(copy.file, JSON.stringify(data?.myData, null, 2), 'application/json')
    })

  return (
    <AccountSection title={copy.title} lead={copy.lead}>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button look="outline" aria-busy={isRunning} onClick={download}>
        {isRunning ? copy.submitting : copy.submit}
      </Button>
    </AccountSection>
  )
}
