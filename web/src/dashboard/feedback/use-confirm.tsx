import { type ReactNode, useRef, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { Question } from './question.ts'

/**
 * Asks before what cannot be taken back.
 *
 * @returns `confirm` opens the dialog and tells what was answered (Escape and Cancelar are a no); `dialog` belongs
 * anywhere in what the component renders
 */
export function useConfirm(): { confirm: (question: Question) => Promise<boolean>; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ id: number; question: Question; answer: (isYes: boolean) => void }>()
  const lastId = useRef(0)
  const confirm = (question: Question) =>
    new Promise<boolean>((resolve) => {
      const id = ++lastId.current
      const answer = (isYes: boolean) => {
        // The browser may tell that a dialog has closed after the next question was asked.
        setAsked((current) => (current?.id === id ? undefined : current))
        resolve(isYes)
      }
      setAsked({ id, question, answer })
    })
  const dialog = asked && <ConfirmDialog key={asked.id} question={asked.question} onAnswer={asked.answer} />
  return { confirm, dialog }
}
