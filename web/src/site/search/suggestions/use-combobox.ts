import { type RefObject, useEffect, useRef, useState } from 'react'

export interface ComboboxOptions {
  /** Prefix of the options' ids, `{listId}-{place}`. */
  listId: string
  /** Number of options. */
  count: number
  /** Called with the input's text when suggestions are needed. */
  onText: (text: string) => void
  /** Called with the index of the selected option. */
  onChoose: (place: number) => void
}

export interface Combobox {
  isOpen: boolean
  /** Index of the active option; -1 for none, so that Enter submits the form. */
  active: number
}

/**
 * Turns a text input into a combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): focus stays in the
 * input, arrow keys move through options, Enter selects, Esc closes the list.
 *
 * @param input server-rendered; its ARIA attributes are set here and removed on unmount
 */
export function useCombobox(input: HTMLInputElement, options: ComboboxOptions): Combobox {
  const { listId, count } = options
  const [isWanted, setIsWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const isOpen = isWanted && count > 0
  const place = isOpen && active < count ? active : -1
  const current = useLatest({ ...options, isOpen, place })

  useEffect(() => {
    const listened = new AbortController()
    const { signal } = listened
    // Handles input from before this code loaded.
    if (input.value !== input.defaultValue) onInput()
    input.addEventListener('input', onInput, { signal })
    input.addEventListener('blur', () => setIsWanted(false), { signal })
    input.addEventListener('keydown', onKey, { signal })
    return () => listened.abort()

    function onInput() {
      current.current.onText(input.value)
      setIsWanted(true)
      setActive(-1)
    }

    function onKey(event: KeyboardEvent) {
      if (event.isComposing) return
      const { isOpen, place, count, onText, onChoose } = current.current
      const moves: Record<string, number | undefined> = {
        ArrowDown: place + 1 < count ? place + 1 : -1,
        ArrowUp: place < 0 ? count - 1 : place - 1,
        // Without an active option they move the caret.
        Home: place < 0 ? undefined : 0,
        End: place < 0 ? undefined : count - 1,
      }
      if (!isOpen) {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        onText(input.value)
        setIsWanted(true)
        return
      }
      const move = moves[event.key]
      if (move !== undefined) {
        event.preventDefault()
        setActive(move)
      } else if (event.key === 'Escape') {
        // Keeps the text, and the popover around the form open.
        event.preventDefault()
        event.stopPropagation()
        setIsWanted(false)
        setActive(-1)
      } else if (event.key === 'Enter' && place >= 0) {
        event.preventDefault()
        onChoose(place)
      }
    }
  }, [input, current])

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : null,
      'aria-activedescendant': place >= 0 ? `${listId}-${place}` : null,
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) input.removeAttribute(name)
      else input.setAttribute(name, value)
    }
    return () => {
      for (const name of Object.keys(attributes)) input.removeAttribute(name)
    }
  }, [input, listId, isOpen, place])

  return { isOpen, active: place }
}

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
