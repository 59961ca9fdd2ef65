import type { ReactNode } from 'react'

/** What is asked before something is done. */
export interface Question {
  /** "Tem certeza que deseja excluir esta cidade?" */
  title: string
  /** What it is about, and what will be gone. */
  text?: ReactNode
  /** On the button that does it. */
  action: string
  /** Whether nothing can be lost by it; its button is red otherwise. */
  isHarmless?: boolean
}
