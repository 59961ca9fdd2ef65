import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the results' heading after another search or page, since what was pressed for it may be gone.
 *
 * @param search tells one search or page from another
 * @returns a ref for the heading, which needs `tabIndex={-1}`
 */
export function useFocusAfterSearch(search: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(search)
  useEffect(() => {
    if (last.current === search) return
    last.current = search
    heading.current?.focus({ preventScroll: true })
  }, [search])
  return heading
}
