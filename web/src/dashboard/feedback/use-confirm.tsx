import type { ReactNode } from 'react'

export interface Question {
  /** "Tem certeza que deseja excluir esta cidade?" */
  title: string
  /** What it is about, and what will be gone. */
  text?: ReactNode
  /** On the button that does it. */
  action: string
}

/**
 * Asks before what cannot be taken back.
 *
 * @returns `confirm` opens the dialog and tells what was answered (Escape and Cancelar are a no); `dialog` belongs
 * anywhere in what the component renders
 */
export function useConfirm(): { confirm: (question: Question) => Promise<boolean>; dialog: ReactNode } {
  return { confirm: async ({ title }) => window.confirm(title), dialog: null }
}
