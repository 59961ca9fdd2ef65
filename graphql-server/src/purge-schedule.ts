import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'

/** From the start to the first run, and between runs. */
const firstDelayMs = 60_000
const intervalMs = 3_600_000

/** Functions that remove expired rows and return how many, by their names in the log. */
export type Purges = Readonly<Record<string, () => Promise<number>>>

/**
 * Runs purges periodically. A failure is logged and retried with the next run.
 *
 * @returns `stop` resolves when the current run has ended
 */
export function startPurges(purges: Purges, log: Log): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const running = (async () => {
    for (let delayMs = firstDelayMs; ; delayMs = intervalMs) {
      // Jitter, for processes that were started together.
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
