import { useEffect, useLayoutEffect } from 'react'
import { lastScrollAt, rememberList } from './last-list.ts'

/**
 * Keeps where the list stands, for the ways back to it, and scrolls to where it stood when it comes back.
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
