import type { ReactNode } from 'react'
import { type Location, useBeforeUnload, useBlocker } from 'react-router-dom'
import { ConfirmDialog, type Question } from './use-confirm.tsx'

export interface UnsavedGuard {
  /** Whether something would be lost. */
  isDirty: boolean
  /** Whether it would be lost on the way from here to there. */
  leaves: (here: Location, next: Location) => boolean
  question: Question
}

/**
 * Asks before something typed is lost: on every way within the site, and, in the browser's own words, when the page is
 * closed or loaded anew. A page may have one of these.
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
