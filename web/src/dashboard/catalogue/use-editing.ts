import { type Location, useLocation, useNavigate } from 'react-router-dom'

const parameter = 'edit'

/** The edited record is in the URL: Back closes it, the link can be shared. */
export function useEditing() {
  const { search } = useLocation()
  const navigate = useNavigate()
  function go(id: string | null, options: object) {
    const params = new URLSearchParams(search)
    if (id === null) params.delete(parameter)
    else params.set(parameter, id)
    navigate({ search: params.toString() }, { preventScrollReset: true, ...options })
  }
  return {
    /** Null while nothing is edited. */
    id: readEdited({ search }),
    /** @param isSettled whether no input is lost by it */
    open: (id: string, isSettled = false) => go(id, isSettled ? { replace: true, state: settled } : {}),
    /** Back to the empty form, after a save or a discard. */
    close: () => go(null, { replace: true, state: settled }),
  }
}

/** History state of a navigation that loses no input, which skips the leave prompt. */
const settled = { isFormSettled: true }

/** Whether a navigation discards the form and its input. */
export function leavesForm(here: Location, next: Location): boolean {
  const isSettled = (next.state as Partial<typeof settled> | null)?.isFormSettled
  if (isSettled) return false
  return here.pathname !== next.pathname || readEdited(here) !== readEdited(next)
}

function readEdited({ search }: { search: string }): string | null {
  return new URLSearchParams(search).get(parameter) || null
}
