import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react'

/** A menu that opens without scripts. Escape closes it and returns the focus; so does a press outside. */
export function DetailsMenu(details: ComponentProps<'details'>) {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [])
  return <details ref={menu} onKeyDown={closeOnEscape} {...details} />
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape') return
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}
