import { changeEmailInput } from '../../../schema/input/account.ts'
import { EmailField } from '../forms/email-field.tsx'
import { Form } from '../forms/form.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { useForm } from '../forms/use-form.ts'
import { OpenSessionsDocument } from '../gql/account/graphql.ts'
import { useChangeEmailMutation } from '../gql/account/hooks.ts'
import { accountMessages } from '../messages/account.ts'
import type { User } from '../session/use-viewer.ts'
import { showToast } from '../toasts/store.ts'
import { AccountSection } from './section.tsx'

const { email: texts } = accountMessages

/** Another e-mail to log in with; the password says that it is the owner who asks. */
export function EmailSection({ user }: { user: User }) {
  // The other sessions have ended.
  const [change] = useChangeEmailMutation({ refetchQueries: [OpenSessionsDocument] })
  const form = useForm({
    schema: changeEmailInput,
    failed: texts.failed,
    send: async (input, element) => {
      await change({ variables: { input } })
      element.reset()
      showToast({ tone: 'success', text: texts.saved })
    },
  })
  return (
    <AccountSection title={texts.title} lead={texts.lead}>
      <p>{texts.current(user.email)}</p>
      <Form form={form} submit={texts.submit} submitting={texts.submitting} look="outline">
        <EmailField label={texts.email} autoComplete="email" error={form.errors.email} />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          required
          error={form.errors.password}
        />
      </Form>
    </AccountSection>
  )
}
