import { makePasskey } from '../../browser/passkeys.ts'
import { Form } from '../../forms/form.tsx'
import { TypedField } from '../../forms/typed-field.tsx'
import { useRegisterPasskeyMutation, useStartPasskeyRegistrationMutation } from '../../gql/account/hooks.ts'
import { accountMessages } from '../../messages/account.ts'
import { passkeyMessages } from '../../messages/passkeys.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useSentForm } from '../use-sent-form.ts'

const { close } = accountMessages
const { passkeys: texts } = passkeyMessages

export interface PasskeyDialogProps {
  /** Called with the recovery codes that the first passkey brings. */
  added: (codes: readonly string[] | null) => Promise<unknown>
  onClose: () => void
}

/** A name for a new passkey; then the browser makes it. */
export function PasskeyDialog({ added, onClose }: PasskeyDialogProps) {
  const [start] = useStartPasskeyRegistrationMutation()
  const [register] = useRegisterPasskeyMutation()
  const form = useSentForm({
    rule: 'passkeyNameInput',
    failed: texts.failed,
    send: async ({ name }) => {
      const { data: started } = await start()
      const response = await makePasskey(started?.startPasskeyRegistration)
      const { data } = await register({ variables: { input: { name, response } } })
      await added(data?.registerPasskey ?? null)
    },
  })
  return (
    <Dialog title={texts.add} close={close} onClose={onClose}>
      <p>{texts.about}</p>
      <Form form={form} submit={texts.submit} submitting={texts.submitting} wide>
        <TypedField label={texts.name} name="name" hint={texts.nameHint} autoComplete="off" />
      </Form>
    </Dialog>
  )
}
