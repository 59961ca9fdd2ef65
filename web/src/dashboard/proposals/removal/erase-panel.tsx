import { useApolloClient } from '@apollo/client/react'
import { type FormEvent, useState } from 'react'
import { SelectField } from '../../../forms/field.tsx'
import { useAction } from '../../../forms/use-action.ts'
import type { ErasureBasis } from '../../../gql/dashboard/graphql.ts'
import { useEraseBusinessMutation } from '../../../gql/dashboard/hooks.ts'
import { erasureMessages as texts } from '../../../messages/dashboard/erasure.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { Notice } from '../../../ui/states.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { forgetBusinesses } from '../../forget-lists.ts'
import styles from '../claims/claim-panel.module.css'

export interface ErasePanelProps {
  /** Of the proposal with the topic REMOVAL. */
  id: string
  name: string
  onErased: () => void
}

/** Accepts a request for removal: the name is typed, since nothing brings the establishment back (erasure). */
export function ErasePanel({ id, name, onErased }: ErasePanelProps) {
  const [basis, setBasis] = useState<ErasureBasis>('CONTACT')
  const [contact, setContact] = useState('')
  const [typed, setTyped] = useState('')
  const [erase] = useEraseBusinessMutation()
  const { cache } = useApolloClient()
  const { isRunning, failure, run } = useAction(texts.failed)

  function submit(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      const variables = { proposalId: id, name: typed, basis, contact: basis === 'CONTACT' ? contact : null }
      const { data } = await erase({ variables })
      forgetBusinesses(cache, [])
      showToast({ tone: 'success', text: texts.done(data?.eraseBusiness.protocol ?? '') })
      onErased()
    })
  }

  return (
    <form className={styles.decision} onSubmit={submit}>
      <Notice tone="info">{texts.final}</Notice>
      <SelectField
        label={texts.basis}
        value={basis}
        options={Object.entries(texts.bases)}
        onChange={({ target }) => setBasis(target.value as ErasureBasis)}
      />
      {basis === 'CONTACT' && (
        <TextField
          label={texts.contact}
          autoComplete="off"
          required
          value={contact}
          onChange={({ target }) => setContact(target.value)}
        />
      )}
      <TextField
        label={texts.name(name)}
        autoComplete="off"
        required
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" look="danger" disabled={isRunning || typed.trim() !== name}>
        {texts.erase}
      </Button>
    </form>
  )
}
