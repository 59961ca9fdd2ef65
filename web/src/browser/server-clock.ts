import { useSyncExternalStore } from 'react'
import { serverClockName } from '../../../schema/page.ts'

const minuteMs = 60_000

/**
 * Milliseconds by which the server's clock is ahead of this device's, from what came with the page.
 *
 * @returns null where the browser does not expose server timings, or the page came from its cache
 */
function measureOffset(): number | null {
  const entries = performance.getEntriesByType?.('navigation') ?? []
  const [page] = entries as PerformanceNavigationTiming[]
  const serverMs = page?.serverTiming?.find(({ name }) => name === serverClockName)?.duration
  if (!page || !serverMs || page.transferSize === 0) return null
  return serverMs - (performance.timeOrigin + page.responseStart)
}

let offset: number | null | undefined

/** Whether the server's clock is known, measured once for each document. */
export function isServerClockKnown(): boolean {
  offset ??= measureOffset()
  return offset !== null
}

/** The whole minute since 1970: the server's where that is known, else the device's. */
export function readMinute(): number {
  return Math.floor((Date.now() + (isServerClockKnown() ? (offset ?? 0) : 0)) / minuteMs)
}

/** Also updates at once when the page is restored by Back or becomes visible. */
function subscribe(changed: () => void) {
  const timer = setInterval(changed, minuteMs / 4)
  window.addEventListener('pageshow', changed)
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearInterval(timer)
    window.removeEventListener('pageshow', changed)
    document.removeEventListener('visibilitychange', changed)
  }
}

/** Whole minutes since 1970 as they pass; null on the server and while the page hydrates. */
export function useMinute(): number | null {
  return useSyncExternalStore(subscribe, readMinute, () => null)
}
