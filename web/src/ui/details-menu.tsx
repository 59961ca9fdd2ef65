import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react'

/** Menu that opens without JavaScript. Escape closes it and restores focus; an outside click closes it. */
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
