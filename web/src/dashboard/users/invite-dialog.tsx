import { useSentForm } from '../../account/use-sent-form.ts'
import { SelectField } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import { EmailField, TypedField } from '../../forms/typed-field.tsx'
import type { Role } from '../../gql/dashboard/graphql.ts'
import { useInviteUserMutation } from '../../gql/dashboard/hooks.ts'
import { authMessages } from '../../messages/auth.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { invitationsMessages as texts, usersMessages } from '../../messages/dashboard/users.ts'
import { showToast } from '../../toasts/store.ts'
import { Dialog } from '../../ui/dialog.tsx'

export interface InviteDialogProps {
  onClose: () => void
  /** Called when an invitation is on its way. */
  invited: () => void
}

/** Who is invited, and in which role. */
export function InviteDialog({ onClose, invited }: InviteDialogProps) {
  const [invite] = useInviteUserMutation()
  const form = useSentForm({
    rule: 'inviteUserInput',
    failed: texts.failed,
    send: async ({ name, email, role }) => {
      await invite({ variables: { input: { name, email, role: role.toUpperCase() as Role } } })
      showToast({ tone: 'success', text: texts.sent(email) })
      invited()
      onClose()
    },
  })
  return (
    <Dialog title={texts.title} close={dashboardMessages.close} onClose={onClose}>
      <p>{texts.lead}</p>
      <Form form={form} submit={texts.submit} submitting={texts.submitting} wide>
        <TypedField label={authMessages.name} name="name" autoComplete="off" />
        <EmailField label={authMessages.email} autoComplete="off" />
        <SelectField label={usersMessages.role} {...form.fields.register('role')}>
          <option value="user">{usersMessages.roles.USER}</option>
          <option value="admin">{usersMessages.roles.ADMIN}</option>
        </SelectField>
      </Form>
    </Dialog>
  )
}
