import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { proposalLimits } from '../../../../schema/proposals/topics.ts'
import { TextAreaField } from '../../forms/field.tsx'
import { proposalMessages as texts } from '../../messages/dashboard/proposals.ts'
import actions from '../../ui/actions.module.css'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states.tsx'
import styles from './card.module.css'
import { type Decisions, topicAndName } from './use-decisions.ts'
import { hasPanel, isReport, type Proposal } from './use-queue.ts'

interface DecisionProps {
  proposal: Proposal
  decisions: Decisions
}

/** The buttons that decide a proposal, or what is asked before: the warnings, or the reason of a refusal. */
export function Decision({ proposal, decisions }: DecisionProps) {
  const { asked, failure } = decisions
  const about = asked?.id === proposal.id ? asked.about : null
  const labels = topicAndName(proposal)
  const accepting = isReport(proposal) ? [texts.resolve, texts.resolveOf] : [texts.accept, texts.acceptOf]
  const [acceptText, acceptLabel] = accepting as [string, typeof texts.acceptOf]
  return (
    <div className={styles.decision}>
      {failure?.id === proposal.id && <Notice tone="error">{failure.text}</Notice>}
      {about === null && (
        <div className={actions.row}>
          {!hasPanel(proposal) && (
            <Button
              aria-label={acceptLabel(...labels)}
              aria-keyshortcuts="a"
              onClick={() => decisions.accept(proposal)}
            >
              {acceptText}
            </Button>
          )}
          <Button
            look="outline"
            aria-label={texts.refuseOf(...labels)}
            aria-keyshortcuts="r"
            onClick={() => decisions.askReason(proposal)}
          >
            {texts.refuse}
          </Button>
        </div>
      )}
      {about === 'refusal' && <Refusal proposal={proposal} decisions={decisions} />}
      {about !== null && about !== 'refusal' && (
        <Confirmation proposal={proposal} decisions={decisions} isOverflow={about === 'overflow'} />
      )}
    </div>
  )
}

/** What an administrator must look at, and the second press. */
function Confirmation({ proposal, decisions, isOverflow }: DecisionProps & { isOverflow: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const { warnings } = proposal
  return (
    <div
      className={styles.asked}
      role="alert"
      onKeyDown={({ key }) => key === 'Escape' && decisions.dismiss()}
    >
      <p>
        <strong>{texts.warningsTitle}</strong>
      </p>
      {warnings.length > 0 ? (
        <ul>
          {warnings.map((warning) => (
            <li key={warning}>{texts.warnings[warning]}</li>
          ))}
        </ul>
      ) : (
        <p>{texts.noWarning}</p>
      )}
      <div className={actions.row}>
        <Button
          ref={button}
          look="danger"
          aria-keyshortcuts="a Enter"
          onClick={() => (isOverflow ? decisions.acceptOverflow(proposal) : decisions.accept(proposal))}
        >
          {texts.confirm}
        </Button>
        <Button look="outline" onClick={decisions.dismiss}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}

/** Reasons in a list, each chosen by one press or by its number, and room for another one. */
function Refusal({ proposal, decisions }: DecisionProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const [reason, setReason] = useState('')
  const { list } = texts.reasons
  useEffect(() => group.current?.querySelector('button')?.focus(), [])

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') return decisions.dismiss()
    const isTyping = event.target instanceof HTMLTextAreaElement
    const chosen = list[Number(event.key) - 1]
    if (isTyping || event.repeat || event.ctrlKey || event.altKey || event.metaKey || !chosen) return
    event.preventDefault()
    decisions.refuse(proposal, chosen)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    decisions.refuse(proposal, reason)
  }

  return (
    <fieldset className={styles.asked} ref={group} onKeyDown={press}>
      <legend>{texts.reasons.title}</legend>
      <ol className={styles.reasons}>
        {list.map((each, place) => (
          <li key={each}>
            <Button look="outline" onClick={() => decisions.refuse(proposal, each)}>
              <kbd>{texts.reasons.key(place + 1)}</kbd>
              <span>{each}</span>
            </Button>
          </li>
        ))}
      </ol>
      <form onSubmit={submit}>
        <TextAreaField
          label={texts.reasons.other}
          rows={2}
          maxLength={proposalLimits.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className={actions.row}>
          <Button type="submit" aria-disabled={!reason.trim()}>
            {texts.reasons.submit}
          </Button>
          <Button look="outline" onClick={decisions.dismiss}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </fieldset>
  )
}
