import { useEffect, useLayoutEffect } from 'react'
import { paths } from '../../paths.ts'

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
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ address, scroll } satisfies LastList))
  } catch {
    // Storage is refused: the list begins anew.
  }
}

function readLast(): LastList | null {
  try {
    const last: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isLastList(last) ? last : null
  } catch {
    return null
  }
}

/** Only an address of the list counts, whatever wrote it. */
function isLastList(value: unknown): value is LastList {
  const { address, scroll } = (value ?? {}) as Partial<Record<keyof LastList, unknown>>
  if (typeof address !== 'string' || typeof scroll !== 'number') return false
  return address === paths.dashboardBusinesses || address.startsWith(`${paths.dashboardBusinesses}?`)
}

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
