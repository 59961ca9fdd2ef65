import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { type Location, useBeforeUnload, useBlocker } from 'react-router-dom'
import { type ExplainFailure, useAction } from '../../forms/use-action.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import actions from '../../ui/actions.module.css'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

export interface Question {
  /** "Tem certeza que deseja excluir esta cidade?" */
  title: string
  /** What it is about, and what will be gone. */
  text?: ReactNode
  action: string
  /** Whether nothing can be lost by it; its button is red otherwise. */
  isHarmless?: boolean
}

/**
 * Asks before what cannot be taken back.
 *
 * @returns `confirm` opens the dialog and resolves with the answer (Escape and Cancelar are a no); `dialog` belongs
 * anywhere in what the component renders
 */
export function useConfirm(): { confirm: (question: Question) => Promise<boolean>; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ id: number; question: Question; answer: (isYes: boolean) => void }>()
  const lastId = useRef(0)
  const confirm = (question: Question) =>
    new Promise<boolean>((resolve) => {
      const id = ++lastId.current
      const answer = (isYes: boolean) => {
        // The close event of one dialog may arrive after the next question is open.
        setAsked((current) => (current?.id === id ? undefined : current))
        resolve(isYes)
      }
      setAsked({ id, question, answer })
    })
  const dialog = asked && <ConfirmDialog key={asked.id} question={asked.question} onAnswer={asked.answer} />
  return { confirm, dialog }
}

/**
 * Runs an action on the server, one at a time, after a question where there is one.
 *
 * @returns `act` takes the action and what to show when it fails; `failure` is the last of these, with an id of its own
 */
export function useAct() {
  const { confirm, dialog } = useConfirm()
  const { isRunning: isBusy, failure: text, setFailure, run } = useAction()
  const [id, setId] = useState(0)
  async function act(question: Question | null, action: () => Promise<unknown>, explain: ExplainFailure) {
    setFailure(null)
    setId((last) => last + 1)
    if (!question || (await confirm(question))) await run(action, explain)
  }
  const failure = text === null ? null : { id, text }
  return { act, fail: setFailure, isBusy, failure, dismiss: () => setFailure(null), dialog }
}

interface ConfirmDialogProps {
  question: Question
  onAnswer: (isYes: boolean) => void
}

/** A question with the harmless answer in focus. */
function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const id = useId()
  // After the dialog has opened, which moves the focus to its first button.
  useLayoutEffect(() => cancel.current?.focus(), [])
  const { title, text, action, isHarmless = false } = question
  return (
    <Dialog title={title} close={dashboardMessages.close} onClose={() => onAnswer(false)}>
      {text && <div id={id}>{text}</div>}
      <div className={actions.end}>
        <Button
          look="outline"
          ref={cancel}
          aria-describedby={text ? id : undefined}
          onClick={() => onAnswer(false)}
        >
          {dashboardMessages.cancel}
        </Button>
        <Button look={isHarmless ? 'primary' : 'danger'} onClick={() => onAnswer(true)}>
          {action}
        </Button>
      </div>
    </Dialog>
  )
}

export interface UnsavedGuard {
  isDirty: boolean
  /** Whether it would be lost on the way from here to there. */
  leaves: (here: Location, next: Location) => boolean
  question: Question
}

/**
 * Asks before something typed is lost: on every way within the site, and, in the browser's own words, when the page is
 * closed or reloaded. A page may have one of these.
 *
 * @returns the dialog, which belongs anywhere in what the component renders
 */
export function useUnsavedGuard({ isDirty, leaves, question }: UnsavedGuard): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && leaves(currentLocation, nextLocation),
  )
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault()
  })
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog question={question} onAnswer={(isYes) => (isYes ? blocker.proceed() : blocker.reset())} />
  )
}
