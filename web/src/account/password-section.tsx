import { useClient } from '../apollo/page-data.tsx'
import { isRemembered } from '../apollo/session.ts'
import { AccountName } from '../forms/account-name.tsx'
import { Form } from '../forms/form.tsx'
import { PasswordField } from '../forms/typed-field.tsx'
import { useChangePasswordMutation } from '../gql/account/hooks.ts'
import { accountMessages } from '../messages/account.ts'
import { beginSession } from '../session/begin-session.ts'
import type { User } from '../session/use-viewer.ts'
import { showToast } from '../toasts/store.ts'
import { AccountSection } from './section.tsx'
import { useSentForm } from './use-sent-form.ts'

const { password: texts } = accountMessages

/** Another password. It ends all other sessions, and this one goes on with a new token of the same life. */
export function PasswordSection({ user }: { user: User }) {
  const client = useClient()
  const [change] = useChangePasswordMutation()
  const form = useSentForm({
    rule: 'changePasswordInput',
    read: (values) => ({ ...values, remember: isRemembered() }),
    failed: texts.failed,
    send: async (input, reset) => {
      const { data } = await change({ variables: { input } })
      if (data) beginSession(client, data.changePassword, input.remember)
      reset()
      showToast({ tone: 'success', text: texts.saved })
    },
  })
  return (
    <AccountSection title={texts.title} lead={texts.lead}>
      <Form form={form} submit={texts.submit} submitting={texts.submitting} look="outline">
        <AccountName email={user.email} />
        <PasswordField label={texts.current} name="currentPassword" autoComplete="current-password" />
        <PasswordField label={texts.new} name="newPassword" autoComplete="new-password" hint={texts.hint} />
      </Form>
    </AccountSection>
  )
}
