import type { KeyboardEvent } from 'react'
import { type Choice, choices } from './choice.ts'

interface RowKeys {
  choose: (id: string, choice: Choice) => void
  /** Chooses a row, or no longer. */
  toggle: (id: string) => void
}

/** The choice of a row of the list, with the row's id. */
export const choiceAttribute = 'data-choice-of'

/**
 * Keys of the list while the focus is in it: j, k and the arrows lead to the next and the previous row, Enter in a text to the next, a
 * letter sets hours and x chooses the row.
 *
 * @param isOn whether letters and arrows do anything
 */
export function handleRowKey(event: KeyboardEvent<HTMLElement>, isOn: boolean, { choose, toggle }: RowKeys) {
  const { key, target, currentTarget } = event
  if (!isOn || event.ctrlKey || event.altKey || event.metaKey) return
  const isTyping = target instanceof HTMLInputElement && target.type === 'text'
  const steps: Record<string, number> = isTyping
    ? { ArrowDown: 1, ArrowUp: -1, Enter: 1 }
    : { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }
  const all = [...currentTarget.querySelectorAll<HTMLElement>(`[${choiceAttribute}]`)]
  const place = all.findIndex((each) => each.closest('tr')?.contains(target as Node))
  const id = all[place]?.getAttribute(choiceAttribute)
  const step = steps[key]
  if (step !== undefined) focusChoice(all[place < 0 ? 0 : place + step])
  else if (isTyping || id == null) return
  else if (key === 'x') toggle(id)
  else {
    const [choice] = choices.find(([, letter]) => letter === key) ?? []
    if (!choice) return
    choose(id, choice)
    const row = all[place]
    // Once it is shown as chosen.
    requestAnimationFrame(() => focusChoice(row))
  }
  event.preventDefault()
}

/** The field for other hours where it is shown, else what is chosen. */
function focusChoice(row: HTMLElement | undefined) {
  const field = row?.querySelector<HTMLInputElement>('input[type=text]')
  field?.select()
  const focused = field ?? row?.querySelector<HTMLInputElement>('input:checked')
  focused?.focus()
}
