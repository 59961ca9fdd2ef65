import type { Location } from 'react-router-dom'

/** Goes with a step that keeps the form as it is: from a new establishment to the same one, now saved. */
export const sameForm = { sameForm: true } as const

/** Whether such a step led to a place. */
export function keepsForm({ state }: Pick<Location, 'state'>): boolean {
  return (state as Partial<typeof sameForm> | null)?.sameForm === true
}

/** Whether a form is left on the way from here to there. */
export function leavesForm(here: Location, next: Location): boolean {
  return here.pathname !== next.pathname && !keepsForm(next)
}
