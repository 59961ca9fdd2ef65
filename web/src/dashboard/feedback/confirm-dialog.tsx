import { useId, useLayoutEffect, useRef } from 'react'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Question } from './question.ts'

export interface ConfirmDialogProps {
  question: Question
  onAnswer: (isYes: boolean) => void
}

/** A question with the harmless answer in focus. */
export function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const id = useId()
  // After the dialog has opened, which moves the focus to its first button.
  useLayoutEffect(() => cancel.current?.focus(), [])
  const { title, text, action, isHarmless = false } = question
  return (
    <Dialog title={title} close={dashboardMessages.close} onClose={() => onAnswer(false)}>
      {text && <div id={id}>{text}</div>}
      <div className="ways">
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
