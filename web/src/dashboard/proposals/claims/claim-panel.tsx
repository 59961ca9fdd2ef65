import { type FormEvent, useState } from 'react'
import { localDate } from '../../../../../schema/hours/calendar.ts'
import { formatDate } from '../../../../../schema/hours/exceptions.ts'
import { TextAreaField } from '../../../forms/field.tsx'
import type { ReviewedClaimFragment } from '../../../gql/dashboard/graphql.ts'
import {
  useAcceptClaimEvidenceMutation,
  useClaimReviewQuery,
  useDrawClaimCodeMutation,
  useRefuseClaimMutation,
} from '../../../gql/dashboard/hooks.ts'
import { claimReviewMessages as texts } from '../../../messages/dashboard/claims.ts'
import { dashboardMessages } from '../../../messages/dashboard/dashboard.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states.tsx'
import { Failure } from '../../feedback/failure.tsx'
import { useAct } from '../../feedback/questions.tsx'
import styles from './claim-panel.module.css'
import { ClaimContacts } from './contacts.tsx'
import { MessageForm } from './message-form.tsx'

const date = (moment: string) => formatDate(localDate(Date.parse(moment)))

/** What an administrator does with one claim (claims). @param id of its proposal @param onDecided called after a refusal */
export function ClaimPanel({ id, onDecided }: { id: string; onDecided?: () => void }) {
  const { data, error, refetch } = useClaimReviewQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const { act, failure, isBusy, dialog } = useAct()
  const [draw] = useDrawClaimCodeMutation()
  const [accept] = useAcceptClaimEvidenceMutation()
  if (error && !data) return <Failure error={error} refetch={refetch} />
  if (!data) return <p role="status">{dashboardMessages.loading}</p>
  const claim = data.claimReview
  const run = (question: Parameters<typeof act>[0], action: () => Promise<unknown>) =>
    void act(question, action, (message) => message ?? texts.failed)
  const isOpen = claim.state === 'OPEN'
  const canCheck = isOpen && !claim.isProved
  return (
    <div className={styles.panel}>
      <ClaimFacts claim={claim} />
      {failure && <Notice tone="error">{failure.text}</Notice>}
      {canCheck && claim.method === 'WHATSAPP' && <MessageForm id={id} />}
      {canCheck &&
        claim.method === 'PHONE' &&
        (claim.code ? (
          <p className={styles.code}>{texts.say(claim.code)}</p>
        ) : (
          <Button disabled={isBusy} onClick={() => run(null, () => draw({ variables: { id } }))}>
            {texts.draw}
          </Button>
        ))}
      <ClaimContacts claim={claim} run={(action) => run(null, action)} isBusy={isBusy} />
      {canCheck && !claim.canDecide && <p className={styles.quiet}>{texts.tryFirst}</p>}
      {isOpen && (
        <Decision
          id={id}
          onDecided={() => {
            void refetch().catch(() => {})
            onDecided?.()
          }}
          accept={
            canCheck && claim.canDecide
              ? () =>
                  run(
                    {
                      title: texts.acceptTitle,
                      text: texts.acceptText,
                      action: texts.accept,
                      isHarmless: true,
                    },
                    () => accept({ variables: { id } }),
                  )
              : null
          }
        />
      )}
      {dialog}
    </div>
  )
}

function ClaimFacts({ claim }: { claim: ReviewedClaimFragment }) {
  const { method, claimant, note, isProved, effectiveAt, state } = claim
  return (
    <>
      <p>
        <strong>{texts.methods[method]}</strong>
        {' · '}
        <span>{claimant ? texts.claimant(claimant) : texts.accountGone}</span>
      </p>
      {note && <p className={styles.note}>{texts.note(note)}</p>}
      {state !== 'OPEN' && <Notice tone="info">{texts.decided[state]}</Notice>}
      {state === 'OPEN' && isProved && (
        <Notice tone="success">{effectiveAt ? texts.effective(date(effectiveAt)) : texts.notify}</Notice>
      )}
    </>
  )
}

interface DecisionProps {
  id: string
  onDecided: () => void
  /** Null while evidence cannot be decided. */
  accept: (() => void) | null
}

function Decision({ id, onDecided, accept }: DecisionProps) {
  const [reason, setReason] = useState('')
  const [refuse] = useRefuseClaimMutation()
  const { act, failure, isBusy } = useAct()

  function submit(event: FormEvent) {
    event.preventDefault()
    const run = () => refuse({ variables: { id, reason } }).then(onDecided)
    void act(null, run, (message) => message ?? texts.failed)
  }

  return (
    <form className={styles.decision} onSubmit={submit}>
      {accept && <Button onClick={accept}>{texts.accept}</Button>}
      <TextAreaField
        label={texts.reason}
        rows={2}
        maxLength={500}
        value={reason}
        error={failure?.text}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" look="danger" disabled={isBusy || reason.trim() === ''}>
        {texts.refuse}
      </Button>
    </form>
  )
}
