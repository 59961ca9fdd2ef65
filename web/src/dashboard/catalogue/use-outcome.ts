import { useState } from 'react'
import type { PlaceUse } from './description.ts'

/** How the last piece of work ended. */
export interface Outcome {
  tone: 'success' | 'error'
  text: string
  /** What keeps something from being deleted. */
  uses?: readonly PlaceUse[]
  /** Whether the focus is at a field that says more. */
  isAtField?: boolean
}

/** What stands above the form; each outcome has a number of its own, so that the next error takes the focus again. */
export function useOutcome() {
  const [{ outcome, number }, set] = useState<{ outcome: Outcome | null; number: number }>({
    outcome: null,
    number: 0,
  })
  const change = (outcome: Outcome | null) => set((before) => ({ outcome, number: before.number + 1 }))
  return { outcome, number, tell: change, forget: () => change(null) }
}
