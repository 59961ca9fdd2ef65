import { type RefObject, useEffect, useRef, useState } from 'react'

export interface ComboboxOptions {
  /** Its options have the ids `{listId}-{place}`. */
  listId: string
  /** How many options there are. */
  count: number
  /** Called with what the input says, whenever there are suggestions to be found for it. */
  onText: (text: string) => void
  /** Called with an option's place. */
  onChoose: (place: number) => void
}

export interface Combobox {
  isOpen: boolean
  /** Place of the active option; -1 for none: Enter then sends the form. */
  active: number
}

/**
 * Makes a plain text input the combobox of a list, as https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ has it: focus
 * stays in the input, arrow keys walk through the options, Enter chooses one, Esc closes the list.
 *
 * @param input of the form, as the server rendered it; its attributes are added here and taken away at the end
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
    // What was typed before this code was there counts.
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
        // Without an active option they are the text's.
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
        // The text stays, and the sheet around the form stays open.
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
