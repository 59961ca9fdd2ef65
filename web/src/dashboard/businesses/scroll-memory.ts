import { useEffect, useLayoutEffect } from 'react'
import { lastScrollAt, rememberList } from './last-list.ts'

/**
 * Stores the address and scroll position of the list, for links back to it, and restores the scroll position.
 *
 * @param address of the list
 * @param hasRows whether there is something to scroll over
 */
export function useScrollMemory(address: string, hasRows: boolean): void {
  useLayoutEffect(() => {
    if (!hasRows) return
    // While the list is still there: what comes next may be shorter.
    return () => rememberList(address, window.scrollY)
  }, [address, hasRows])
  // Not in the layout's phase, in which the page that opens is scrolled to its top.
  useEffect(() => {
    if (!hasRows) return
    const top = lastScrollAt(address)
    if (top > 0) window.scrollTo({ top, behavior: 'instant' })
    rememberList(address, top)
  }, [address, hasRows])
}
