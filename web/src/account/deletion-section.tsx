import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Form } from '../forms/form.tsx'
import { AccountName, PasswordField } from '../forms/form-text-field.tsx'
import { useDeleteAccountMutation } from '../gql/account/hooks.ts'
import { accountMessages } from '../messages/account.ts'
import { paths } from '../paths.ts'
import type { User } from '../session/me.ts'
import { dropToken } from '../session/token.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toasts/toast-store.ts'
import { AccountSection } from './section.tsx'
import { useSentForm } from './use-sent-form.ts'

const { deletion: texts, close } = accountMessages

/** Deletes the account after asking for the password (own-account). */
export function DeletionSection({ user }: { user: User }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <AccountSection title={texts.title} lead={texts.lead}>
      <Button look="outline" onClick={() => setIsAsking(true)}>
        {texts.open}
      </Button>
      {isAsking && (
        <Dialog title={texts.title} close={close} onClose={() => setIsAsking(false)}>
          <DeletionForm user={user} />
        </Dialog>
      )}
    </AccountSection>
  )
}

function DeletionForm({ user }: { user: User }) {
  const navigate = useNavigate()
  const [deleteAccount] = useDeleteAccountMutation()
  const form = useSentForm({
    rule: 'deleteAccountInput',
    failed: texts.failed,
    send: async ({ password }) => {
      await deleteAccount({ variables: { password } })
      dropToken('left')
      showToast({ tone: 'success', text: texts.deleted })
      await navigate(paths.home)
    },
  })
  return (
    <>
      <p>{texts.confirm}</p>
      <Form form={form} submit={texts.submit} submitting={texts.submitting} look="danger">
        <AccountName email={user.email} />
        <PasswordField label={texts.password} name="password" autoComplete="current-password" />
      </Form>
    </>
  )
}
