import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CheckField } from '../../../forms/check-field.tsx'
import { newRequestKey } from '../../../forms/checked-form.ts'
import { useAction } from '../../../forms/use-action.ts'
import type { BusinessState } from '../../../gql/dashboard/graphql.ts'
import { useChangeBusinessStateMutation, useUneditedDraftsQuery } from '../../../gql/dashboard/hooks.ts'
import { businessListMessages } from '../../../messages/dashboard/business-list.ts'
import { dashboardMessages } from '../../../messages/dashboard/dashboard.ts'
import { paths } from '../../../paths.ts'
import actions from '../../../ui/actions.module.css'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/states.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { actListAddress } from '../list-address.ts'
import styles from './bulk-dialog.module.css'
import type { Selection } from './selection.tsx'

/** So many are named; the others are counted. */
const most = 8

export function ChosenNames({ lead, chosen }: { lead?: string; chosen: Selection }) {
  // Of a whole result only those have names that were on a page.
  const all = [...chosen].filter(([, name]) => name)
  // One more is named rather than counted as "one more".
  const named = chosen.size === most + 1 ? all : all.slice(0, most)
  const others = chosen.size - named.length
  return (
    <div className={styles.names}>
      {lead && <p>{lead}</p>}
      <ul>
        {named.map(([id, name]) => (
          <li key={id}>{name}</li>
        ))}
        {others > 0 && <li>{businessListMessages.selection.others(others)}</li>}
      </ul>
    </div>
  )
}

/** What every dialog that changes the chosen establishments is given. */
export interface ChangeDialogProps {
  chosen: Selection
  onClose: () => void
  onDone: () => void
}

interface BulkDialogProps extends ChangeDialogProps {
  texts: {
    title: (total: number) => string
    submit: string
    submitting: string
    done: (total: number) => string
    failed: string
  }
  /**
   * Sends the change; returns how many establishments it was for, or null when something is missing in the form.
   *
   * @param actKey by which the list of what was changed is found
   */
  send: (actKey: string) => Promise<number | null>
  /** Whether there is nothing to send. */
  isOff?: boolean
  /** Returns from the review to the fields. */
  onBack?: (() => void) | undefined
  children: ReactNode
}

/** One change of all chosen establishments: which they are, what changes, and why it was refused. */
export function BulkDialog(props: BulkDialogProps) {
  const { chosen, texts, send, isOff, onBack, onClose, onDone, children } = props
  const { isRunning, failure, run } = useAction(texts.failed)
  const navigate = useNavigate()
  const [actKey] = useState(newRequestKey)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) end.current?.scrollIntoView?.({ block: 'nearest' })
  }, [failure])

  function submit(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      const total = await send(actKey)
      if (total === null) return
      const see = { label: businessListMessages.act.see, run: () => navigate(actListAddress(actKey)) }
      const undo = {
        label: businessListMessages.act.undo,
        run: () => navigate(paths.dashboardAuditUndo(actKey)),
      }
      showToast({ tone: 'success', text: texts.done(total), action: see, otherAction: undo })
      onDone()
    })
  }

  return (
    <Dialog title={texts.title(chosen.size)} close={dashboardMessages.close} onClose={onClose}>
      {!onBack && <ChosenNames chosen={chosen} />}
      <form className={styles.fields} noValidate onSubmit={submit}>
        {children}
        {failure && <Notice tone="error">{failure}</Notice>}
        <div className={actions.end} ref={end}>
          <Button look="outline" onClick={onBack ?? onClose}>
            {onBack ? dashboardMessages.back : dashboardMessages.cancel}
          </Button>
          <Button type="submit" aria-busy={isRunning} disabled={isOff}>
            {isRunning ? texts.submitting : texts.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const { changeState } = businessListMessages

/** Without "closed for a while", whose day of reopening is each establishment's own. */
const states = ['PUBLISHED', 'DRAFT', 'CLOSED_FOR_GOOD'] as const satisfies readonly BusinessState[]

/** Publishes all chosen establishments, makes drafts of them or closes them, or says why of none. */
export function StateDialog(props: ChangeDialogProps) {
  const [state, setState] = useState<(typeof states)[number]>('PUBLISHED')
  const [isSkipping, setIsSkipping] = useState(false)
  const [change] = useChangeBusinessStateMutation()
  const { data: found } = useUneditedDraftsQuery({
    variables: { ids: [...props.chosen.keys()] },
    fetchPolicy: 'no-cache',
    skip: state !== 'PUBLISHED',
  })
  const unedited = found?.uneditedDrafts ?? 0
  const canSkip = state !== 'DRAFT' && props.chosen.size > 1
  const skipIncomplete = canSkip && isSkipping

  async function send(actKey: string) {
    const input = { ids: [...props.chosen.keys()], state, ...(skipIncomplete && { skipIncomplete }) }
    const { data } = await change({ variables: { input, actKey } })
    return data?.changeBusinessState.length ?? 0
  }

  const done = (total: number) => {
    const skipped = skipIncomplete ? props.chosen.size - total : 0
    return changeState.done(total) + (skipped > 0 ? changeState.skipped(skipped) : '')
  }

  return (
    <BulkDialog {...props} texts={{ ...changeState, done }} send={send}>
      <ChoiceCards
        legend={changeState.action}
        name="state"
        choices={states.map((value) => ({
          value,
          title: changeState.states[value][0],
          text: changeState.states[value][1],
        }))}
        chosen={state}
        onChange={setState}
      />
      {canSkip && <CheckField label={changeState.skip} checked={isSkipping} onChange={setIsSkipping} />}
      {state === 'PUBLISHED' && unedited > 0 && <Notice tone="info">{changeState.unedited(unedited)}</Notice>}
    </BulkDialog>
  )
}
