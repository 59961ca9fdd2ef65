import type { KeyboardEvent } from 'react'

/**
 * For Tab in a dialog: after its last button comes its first, and the other way round. A modal dialog lets the focus go
 * to the browser's own bars in between, which is one stop too many for those who count.
 */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  const buttons = event.currentTarget.querySelectorAll('button')
  const first = buttons[0]
  const last = buttons[buttons.length - 1]
  const [edge, other] = event.shiftKey ? [first, last] : [last, first]
  if (document.activeElement !== edge) return
  event.preventDefault()
  other?.focus()
}
