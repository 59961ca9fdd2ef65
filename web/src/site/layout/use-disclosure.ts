import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'

/**
 * Something that a button opens and closes. It closes with Escape, which gives the focus back to the button, and when
 * the pointer or the focus goes elsewhere, or a link in it is followed.
 *
 * @returns the state, what the button needs, and what the element around the button and its content needs
 */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const close = ({ target }: PointerEvent) => {
      if (!frame.current?.contains(target as Node)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [isOpen])

  return {
    isOpen,
    buttonProps: { 'aria-expanded': isOpen, onClick: () => setIsOpen(!isOpen) },
    frameProps: {
      ref: frame,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !isOpen) return
        setIsOpen(false)
        frame.current?.querySelector('button')?.focus()
      },
      onClick({ target }: MouseEvent) {
        if (isLink(target)) setIsOpen(false)
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false)
      },
    },
  }
}

/** Whether what was pressed is part of a link. */
export function isLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a') !== null
}
