import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'

/** Milliseconds from the start to the first run, and from each run to the next. */
const firstDelayMs = 60_000
const intervalMs = 3_600_000

/** Removes rows that have expired and returns how many, by what the log calls them. */
export type Purges = Readonly<Record<string, () => Promise<number>>>

/**
 * Runs purges in the background as long as the process lives. One that fails is logged and runs again the next time.
 *
 * @returns stops the schedule; resolves when the run that is under way has ended
 */
export function startPurges(purges: Purges, log: Log): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const running = (async () => {
    for (let delayMs = firstDelayMs; ; delayMs = intervalMs) {
      // Jitter: processes that were started together do not run together.
      const delay = delayMs * (1 + Math.random() / 10)
      await sleep(delay, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (stopping.signal.aborted) return
      for (const [name, purge] of Object.entries(purges)) await run(name, purge, log)
    }
  })()
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}

async function run(name: string, purge: () => Promise<number>, log: Log): Promise<void> {
  try {
    const count = await purge()
    if (count > 0) log.info({ count }, `purged expired ${name}`)
  } catch (error) {
    log.warn({ err: error }, `could not purge expired ${name}`)
  }
}
