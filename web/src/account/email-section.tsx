import { Form } from '../forms/form.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { EmailField } from '../forms/typed-field.tsx'
import { OpenSessionsDocument } from '../gql/account/graphql.ts'
import { useChangeEmailMutation } from '../gql/account/hooks.ts'
import { accountMessages } from '../messages/account.ts'
import type { User } from '../session/use-viewer.ts'
import { showToast } from '../toasts/store.ts'
import { AccountSection } from './section.tsx'
import { useSentForm } from './use-sent-form.ts'

const { email: texts } = accountMessages

/** Another e-mail to log in with; the password says that it is the owner who asks. */
export function EmailSection({ user }: { user: User }) {
  // The other sessions have ended.
  const [change] = useChangeEmailMutation({ refetchQueries: [OpenSessionsDocument] })
  const form = useSentForm({
    rule: 'changeEmailInput',
    failed: texts.failed,
    send: async (input, reset) => {
      await change({ variables: { input } })
      reset()
      showToast({ tone: 'success', text: texts.saved })
    },
  })
  return (
    <AccountSection title={texts.title} lead={texts.lead}>
      <p>{texts.current(user.email)}</p>
      <Form form={form} submit={texts.submit} submitting={texts.submitting} look="outline">
        <EmailField label={texts.email} autoComplete="email" />
        <PasswordField label={texts.password} name="password" autoComplete="current-password" />
      </Form>
    </AccountSection>
  )
}
