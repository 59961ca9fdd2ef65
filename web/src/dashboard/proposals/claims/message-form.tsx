import { type FormEvent, useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { useCheckClaimMessageMutation } from '../../../gql/dashboard/hooks.ts'
import { claimReviewMessages as texts } from '../../../messages/dashboard/claims.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { Notice } from '../../../ui/states.tsx'
import styles from './claim-panel.module.css'

/** The number that a message came from, and the code in it: the server compares both with the listing. */
export function MessageForm({ id }: { id: string }) {
  const [number, setNumber] = useState('')
  const [code, setCode] = useState('')
  const [check] = useCheckClaimMessageMutation()
  const { isRunning, failure, run } = useAction(texts.failed)

  function submit(event: FormEvent) {
    event.preventDefault()
    void run(() => check({ variables: { id, number, code } }))
  }

  return (
    <form className={styles.message} onSubmit={submit}>
      <TextField
        label={texts.number}
        type="tel"
        autoComplete="off"
        required
        value={number}
        onChange={({ target }) => setNumber(target.value)}
      />
      <TextField
        label={texts.code}
        inputMode="numeric"
        autoComplete="off"
        required
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" disabled={isRunning}>
        {texts.check}
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
    </form>
  )
}
