import { type FormEvent, useState } from 'react'
import { localDate } from '../../../../schema/hours/calendar.ts'
import { formatDate } from '../../../../schema/hours/exceptions.ts'
import { formatPhone } from '../../../../schema/phone-format.ts'
import { useAction } from '../../forms/use-action.ts'
import { useClaimBusinessMutation, useEnterClaimCodeMutation } from '../../gql/account/hooks.ts'
import { claimMessages as texts } from '../../messages/proposals/claim.ts'
import { Button } from '../../ui/button.tsx'
import { ChatLink } from '../../ui/contact/chat-link.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { Notice } from '../../ui/states.tsx'
import styles from './page.module.css'
import type { ClaimProps } from './page.tsx'

const moments = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Next step of an open claim. */
export function ClaimSteps(props: ClaimProps) {
  const { claim } = props.found
  if (!claim) return null
  if (claim.isProved) {
    const { effectiveAt } = claim
    const text = effectiveAt ? texts.effective(formatDate(localDate(Date.parse(effectiveAt)))) : texts.proved
    return <Notice tone="success">{text}</Notice>
  }
  if (claim.method === 'EVIDENCE') return <Notice tone="info">{texts.evidence}</Notice>
  return (
    <>
      {claim.method === 'WHATSAPP' ? <CodeToSend {...props} /> : <CodeToEnter {...props} />}
      <p className={styles.lead}>{texts.never}</p>
    </>
  )
}

function CodeToSend({ slug, found, reload }: ClaimProps) {
  const [send] = useClaimBusinessMutation()
  const { isRunning, failure, run } = useAction(texts.failed)
  const { code, codeExpiresAt } = found.claim ?? {}
  if (!code || !codeExpiresAt)
    return (
      <>
        <Notice tone="info">{texts.expired}</Notice>
        {failure && <Notice tone="error">{failure}</Notice>}
        <Button
          disabled={isRunning}
          onClick={() => void run(() => send({ variables: { slug, method: 'WHATSAPP' } }).then(reload))}
        >
          {texts.newCode}
        </Button>
      </>
    )
  return (
    <>
      <p>{texts.codeSteps(formatPhone(found.whatsapp ?? ''))}</p>
      <p className={styles.code}>
        <span>{texts.code}</span>
        <strong>{code}</strong>
        <span>{texts.codeUntil(moments.format(new Date(codeExpiresAt)))}</span>
      </p>
      <ChatLink look="whatsapp" text={texts.chat} sentence={texts.chatSentence(found.businessName, code)} />
    </>
  )
}

function CodeToEnter({ slug, reload }: ClaimProps) {
  const [code, setCode] = useState('')
  const [enter] = useEnterClaimCodeMutation()
  const { isRunning, failure, run } = useAction(texts.failed)

  function submit(event: FormEvent) {
    event.preventDefault()
    void run(() => enter({ variables: { slug, code } }).then(reload))
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{texts.calling}</p>
      <TextField
        label={texts.callCode}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        required
        value={code}
        error={failure ?? undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" disabled={isRunning}>
        {texts.confirm}
      </Button>
    </form>
  )
}
