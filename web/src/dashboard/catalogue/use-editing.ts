import { type Location, useLocation, useNavigate } from 'react-router-dom'

const parameter = 'edit'

/** Editing is a place of its own in the history: Back ends it, and its address can be handed on. */
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
    /** @param isSettled whether nothing that is typed is lost by it */
    open: (id: string, isSettled = false) => go(id, isSettled ? { replace: true, state: settled } : {}),
    /** Back to adding, when what was typed has been saved or is not wanted any more. */
    close: () => go(null, { replace: true, state: settled }),
  }
}

/** In the history's state of a place that is reached when the form has nothing to lose any more. */
const settled = { isFormSettled: true }

/** Whether the form that is shown at one place is gone at another, with what stands in it. */
export function leavesForm(here: Location, next: Location): boolean {
  const isSettled = (next.state as Partial<typeof settled> | null)?.isFormSettled
  if (isSettled) return false
  return here.pathname !== next.pathname || readEdited(here) !== readEdited(next)
}

function readEdited({ search }: { search: string }): string | null {
  return new URLSearchParams(search).get(parameter) || null
}
