import { useState } from 'react'
import { isNotFound } from '../ask/errors.ts'
import { Form } from '../forms/form.tsx'
import { FormTextField } from '../forms/form-text-field.tsx'
import { useAction } from '../forms/use-action.ts'
import type { PasskeysQuery } from '../gql/account/graphql.ts'
import {
  useRegisterPasskeyMutation,
  useRemovePasskeyMutation,
  useStartPasskeyRegistrationMutation,
} from '../gql/account/hooks.ts'
import { accountMessages } from '../messages/account.ts'
import { passkeyMessages } from '../messages/passkeys.ts'
import actions from '../ui/actions.module.css'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/states.tsx'
import text from '../ui/text.module.css'
import { showToast } from '../ui/toasts/toast-store.ts'
import { makePasskey } from './passkeys.tsx'
import section from './section.module.css'
import { useSentForm } from './use-sent-form.ts'

const { cancel, close } = accountMessages
const { passkeys: texts } = passkeyMessages

type Passkey = PasskeysQuery['passkeys'][number]

const dates = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' })

function passkeyDetails({ createdAt, lastUsedOn }: Passkey): string {
  const added = texts.addedOn(dates.format(new Date(createdAt)))
  return lastUsedOn ? `${added}, ${texts.usedOn(lastUsedOn.split('-').reverse().join('/'))}` : added
}

export interface PasskeyListProps {
  passkeys: readonly Passkey[]
  /** Refetches the list. */
  reload: () => Promise<unknown>
}

export function PasskeyList({ passkeys, reload }: PasskeyListProps) {
  const [removed, setRemoved] = useState<Passkey | null>(null)
  return (
    <>
      <ul className={section.rows} aria-label={texts.list}>
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <div>
              <p className={section.name}>{passkey.name}</p>
              <p className={text.hint}>{passkeyDetails(passkey)}</p>
            </div>
            <Button
              look="quiet"
              aria-label={texts.removeOf(passkey.name)}
              onClick={() => setRemoved(passkey)}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
      {removed && (
        <RemoveDialog
          passkey={removed}
          isLast={passkeys.length === 1}
          reload={reload}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  )
}

interface RemoveDialogProps extends Pick<PasskeyListProps, 'reload'> {
  passkey: Passkey
  isLast: boolean
  onClose: () => void
}

function RemoveDialog({ passkey: { id, name }, isLast, reload, onClose }: RemoveDialogProps) {
  const [remove] = useRemovePasskeyMutation()
  const { isRunning, failure, run } = useAction(texts.removeFailed)

  const confirm = () =>
    run(async () => {
      // Already removed: treat as success.
      await remove({ variables: { id } }).catch((error: unknown) => {
        if (!isNotFound(error)) throw error
      })
      await reload()
      showToast({ tone: 'success', text: texts.removed(name) })
      onClose()
    })

  return (
    <Dialog title={texts.removeOf(name)} close={close} onClose={onClose}>
      {failure && <Notice tone="error">{failure}</Notice>}
      <p>{isLast ? texts.removeLast : texts.removeOne}</p>
      <div className={actions.end}>
        <Button look="quiet" onClick={onClose}>
          {cancel}
        </Button>
        <Button aria-busy={isRunning} onClick={confirm}>
          {texts.remove}
        </Button>
      </div>
    </Dialog>
  )
}

export interface PasskeyDialogProps {
  /** Called with the recovery codes if this is the first passkey. */
  added: (codes: readonly string[] | null) => Promise<unknown>
  onClose: () => void
}

/** Asks for a name, then has the browser create the passkey. */
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
        <FormTextField label={texts.name} name="name" hint={texts.nameHint} autoComplete="off" required />
      </Form>
    </Dialog>
  )
}
