import { useEffect, useLayoutEffect } from 'react'
import { paths } from '../../paths.ts'
import { keep, readKept } from '../kept.ts'

/** Where the browser keeps, for one tab, where its list of establishments stood. */
const storageKey = 'guiadovale.dashboard.list'

/** How the list was when it was last seen. */
interface LastList {
  /** With its query. */
  address: string
  /** How far down its page stood, in pixels. */
  scroll: number
}

/** @returns the address of the list as it was last seen in this tab: where Voltar, Cancelar and a save lead */
export function lastListAddress(): string {
  return readLast()?.address ?? paths.dashboardBusinesses
}

/** @returns how far down the list stood when it was left at this address; 0 when it was left at another */
export function lastScrollAt(address: string): number {
  const last = readLast()
  return last?.address === address ? last.scroll : 0
}

/** Keeps the list as it is seen now. */
export function rememberList(address: string, scroll: number): void {
  keep('sessionStorage', storageKey, { address, scroll } satisfies LastList)
}

/** Only an address of the list counts, whatever wrote it. */
function readLast(): LastList | null {
  const kept: Partial<Record<keyof LastList, unknown>> = Object(readKept('sessionStorage', storageKey))
  const { address, scroll } = kept
  if (typeof address !== 'string' || typeof scroll !== 'number') return null
  const isOfList =
    address === paths.dashboardBusinesses || address.startsWith(`${paths.dashboardBusinesses}?`)
  return isOfList ? { address, scroll } : null
}

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
