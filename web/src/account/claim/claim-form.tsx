import { type FormEvent, useState } from 'react'
import { formatPhone } from '../../../../schema/phone-format.ts'
import { useAction } from '../../forms/use-action.ts'
import { useClaimBusinessMutation } from '../../gql/account/hooks.ts'
import { claimMessages as texts } from '../../messages/proposals/claim.ts'
import { Button } from '../../ui/button.tsx'
import { ChipBox } from '../../ui/fields/chip-box.tsx'
import { TextAreaField } from '../../ui/fields/field.tsx'
import { Notice } from '../../ui/states.tsx'
import styles from './page.module.css'
import type { ClaimProps } from './page.tsx'

/** Asks for the method of proof, among those available now. */
export function ClaimForm({ slug, found, reload }: ClaimProps) {
  const { methods, whatsapp, phone } = found
  const [method, setMethod] = useState(methods[0] ?? 'EVIDENCE')
  const [note, setNote] = useState('')
  const [send] = useClaimBusinessMutation()
  const { isRunning, failure, run } = useAction(texts.failed)
  const numbers = { WHATSAPP: formatPhone(whatsapp ?? ''), PHONE: formatPhone(phone) }

  function submit(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      await send({ variables: { slug, method, note: method === 'EVIDENCE' ? note : null } })
      reload()
    })
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <fieldset>
        <legend>{texts.how}</legend>
        <div className={styles.chips}>
          {methods.map((name) => (
            <ChipBox
              key={name}
              type="radio"
              name="method"
              checked={method === name}
              onChange={() => setMethod(name)}
            >
              {texts.methods[name]}
            </ChipBox>
          ))}
        </div>
      </fieldset>
      <p>{method === 'EVIDENCE' ? texts.hints.EVIDENCE : texts.hints[method](numbers[method])}</p>
      {methods.length < 3 && <p className={styles.lead}>{texts.recent}</p>}
      {method === 'EVIDENCE' && (
        <TextAreaField
          label={texts.note}
          rows={4}
          maxLength={1000}
          required
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" aria-busy={isRunning} disabled={isRunning}>
        {texts.submit}
      </Button>
    </form>
  )
}
