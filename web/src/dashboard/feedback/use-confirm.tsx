import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { Question } from './question.ts'

/**
 * Asks before what cannot be taken back.
 *
 * @returns `confirm` opens the dialog and tells what was answered (Escape and Cancelar are a no); `dialog` belongs
 * anywhere in what the component renders
 */
export function useConfirm(): { confirm: (question: Question) => Promise<boolean>; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ question: Question; answer: (isYes: boolean) => void } | null>(null)
  const confirm = (question: Question) =>
    new Promise<boolean>((resolve) => {
      const answer = (isYes: boolean) => {
        setAsked(null)
        resolve(isYes)
      }
      setAsked({ question, answer })
    })
  const dialog = asked && <ConfirmDialog question={asked.question} onAnswer={asked.answer} />
  return { confirm, dialog }
}
