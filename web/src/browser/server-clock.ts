import { useSyncExternalStore } from 'react'
import { serverClockName } from '../../../schema/page.ts'

const minuteMs = 60_000

/**
 * Milliseconds by which the server's clock is ahead of this device's, from the page's `Server-Timing`.
 *
 * @returns null if the browser does not expose it, or the page came from its cache
 */
function measureOffset(): number | null {
  const entries = performance.getEntriesByType?.('navigation') ?? []
  const [page] = entries as PerformanceNavigationTiming[]
  const serverMs = page?.serverTiming?.find(({ name }) => name === serverClockName)?.duration
  if (!page || !serverMs || page.transferSize === 0) return null
  return serverMs - (performance.timeOrigin + page.responseStart)
}

let offset: number | null | undefined

/** Whether the server's clock is known; measured once per document. */
export function isServerClockKnown(): boolean {
  offset ??= measureOffset()
  return offset !== null
}

/** Unix time in whole minutes, by the server's clock if known. */
export function readMinute(): number {
  return Math.floor((Date.now() + (isServerClockKnown() ? (offset ?? 0) : 0)) / minuteMs)
}

/** Also updates when the page is restored from the back/forward cache or becomes visible. */
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

/** Unix time in whole minutes, updated; null on the server and during hydration. */
export function useMinute(): number | null {
  return useSyncExternalStore(subscribe, readMinute, () => null)
}
