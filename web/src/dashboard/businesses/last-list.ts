import { paths } from '../../paths.ts'
import { keep, readKept } from '../kept.ts'

/** Where the browser keeps, for one tab, where its list of establishments stood. */
const storageKey = 'guiadovale.dashboard.list'

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
