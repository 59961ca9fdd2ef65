import { useSentForm } from '../../account/use-sent-form.ts'
import { isNotFound } from '../../ask/errors.ts'
import { SelectField } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import { EmailField, FormTextField } from '../../forms/form-text-field.tsx'
import { useAction } from '../../forms/use-action.ts'
import type { InvitationsQuery, Role } from '../../gql/dashboard/graphql.ts'
import {
  useInviteUserMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
} from '../../gql/dashboard/hooks.ts'
import { authMessages } from '../../messages/auth.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { invitationsMessages as texts, usersMessages } from '../../messages/dashboard/users.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/states.tsx'
import textStyles from '../../ui/text.module.css'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { RowAction, RowActions } from '../table/cells.tsx'
import styles from './invitations.module.css'

const days = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' })

type Row = InvitationsQuery['invitations'][number]

export interface InvitationsProps {
  invitations: readonly Row[]
  /** Refetches the list. */
  reload: () => Promise<unknown>
}

/** Pending invitations, each with buttons to resend and revoke it. */
export function Invitations({ invitations, reload }: InvitationsProps) {
  const [resend] = useResendInvitationMutation()
  const [revoke] = useRevokeInvitationMutation()
  const { isRunning, failure, run } = useAction(texts.failed)

  const act = (work: () => Promise<unknown>, done: string) =>
    run(async () => {
      try {
        await work()
        showToast({ tone: 'success', text: done })
      } finally {
        await reload()
      }
    })
  const sendAgain = ({ id, email }: Row) => act(() => resend({ variables: { id } }), texts.sent(email))
  const takeBack = ({ id, name }: Row) =>
    act(
      () =>
        // One that is gone already is what was asked for.
        revoke({ variables: { id } }).catch((error: unknown) => {
          if (!isNotFound(error)) throw error
        }),
      texts.revoked(name),
    )

  if (invitations.length === 0) return null
  return (
    <section className={styles.frame} aria-label={texts.list}>
      <h2>{texts.list}</h2>
      {failure && <Notice tone="error">{failure}</Notice>}
      <ul>
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <div className={styles.who}>
              <p>{invitation.name}</p>
              <p className={textStyles.hint}>
                {invitation.email} · {usersMessages.roles[invitation.role]} · {until(invitation)}
              </p>
              {invitation.invitedBy && (
                <p className={textStyles.hint}>{texts.invitedBy(invitation.invitedBy)}</p>
              )}
            </div>
            <RowActions>
              <RowAction
                text={texts.resend}
                label={texts.resendTo(invitation.name)}
                onClick={() => sendAgain(invitation)}
                disabled={isRunning}
              />
              <RowAction
                text={texts.revoke}
                label={texts.revokeOf(invitation.name)}
                tone="danger"
                onClick={() => takeBack(invitation)}
                disabled={isRunning}
              />
            </RowActions>
          </li>
        ))}
      </ul>
    </section>
  )
}

function until({ expiresAt }: Row): string {
  const end = new Date(expiresAt)
  return end.getTime() > Date.now() ? texts.until(days.format(end)) : texts.expired(days.format(end))
}

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
        <FormTextField label={authMessages.name} name="name" autoComplete="off" required />
        <EmailField label={authMessages.email} autoComplete="off" />
        <SelectField label={usersMessages.role} {...form.fields.register('role')}>
          <option value="user">{usersMessages.roles.USER}</option>
          <option value="admin">{usersMessages.roles.ADMIN}</option>
        </SelectField>
      </Form>
    </Dialog>
  )
}
