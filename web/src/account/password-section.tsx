import { changePasswordInput } from '../../../schema/input/account.ts'
import { isRemembered } from '../apollo/session.ts'
import { useClient } from '../apollo/use-client.ts'
import { Form } from '../forms/form.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { useForm } from '../forms/use-form.ts'
import { useChangePasswordMutation } from '../gql/account/hooks.ts'
import { accountMessages } from '../messages/account.ts'
import { beginSession } from '../session/begin-session.ts'
import type { User } from '../session/use-viewer.ts'
import { showToast } from '../toasts/store.ts'
import { AccountSection } from './section.tsx'

const { password: texts } = accountMessages

/** Another password. It ends all other sessions, and this one goes on with a new token of the same life. */
export function PasswordSection({ user }: { user: User }) {
  const client = useClient()
  const [change] = useChangePasswordMutation()
  const form = useForm({
    schema: changePasswordInput,
    read: (data) => ({ ...Object.fromEntries(data), remember: isRemembered() }),
    failed: texts.failed,
    send: async (input, element) => {
      const { data } = await change({ variables: { input } })
      if (data) beginSession(client, data.changePassword, input.remember)
      element.reset()
      showToast({ tone: 'success', text: texts.saved })
    },
  })
  return (
    <AccountSection title={texts.title} lead={texts.lead}>
      <Form form={form} submit={texts.submit} submitting={texts.submitting} look="outline">
        {/* For password managers: whose password it is. */}
        <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          label={texts.current}
          name="currentPassword"
          autoComplete="current-password"
          required
          error={form.errors.currentPassword}
        />
        <PasswordField
          label={texts.new}
          name="newPassword"
          autoComplete="new-password"
          hint={texts.hint}
          required
          error={form.errors.newPassword}
        />
      </Form>
    </AccountSection>
  )
}
