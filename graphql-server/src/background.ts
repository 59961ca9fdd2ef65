import { setTimeout as sleep } from 'node:timers/promises'
import { faultLevel, UnavailableError } from './errors.ts'
import type { Log } from './log.ts'

declare module './context.ts' {
  interface Services {
    background: Background
  }
}

/** The request that a task belongs to, for the log. A Context is one. */
export interface Trace {
  log: Log
  requestId: string
}

const maxRunning = 1000

/** Tasks that continue after the response, so that the response time does not reveal them. */
export class Background {
  readonly #running = new Set<Promise<void>>()
  #failures = 0

  /** Running tasks, and failed ones since the process started. */
  get figures(): { underWay: number; failures: number } {
    return { underWay: this.#running.size, failures: this.#failures }
  }

  /**
   * Starts a task; its failure is logged.
   *
   * @param what names the task in the log
   * @throws UnavailableError when too many are running
   */
  run(what: string, { log, requestId }: Trace, work: () => Promise<void>): void {
    if (this.#running.size >= maxRunning) throw new UnavailableError()
    const running = Promise.resolve()
      .then(work)
      .catch((error: unknown) => {
        this.#failures += 1
        log.error({ err: error, requestId, what }, 'background work failed')
      })
      .finally(() => this.#running.delete(running))
    this.#running.add(running)
  }

  /**
   * Waits for the running tasks and those that they start.
   *
   * @returns how many are still running after the timeout
   */
  async settle(timeoutMs: number): Promise<number> {
    const timer = new AbortController()
    const timeout = sleep(timeoutMs, undefined, { signal: timer.signal }).catch(() => {})
    const done = (async () => {
      while (this.#running.size > 0) await Promise.all(this.#running)
    })()
    await Promise.race([timeout, done])
    timer.abort()
    return this.#running.size
  }
}

/** Delay before the first run, and interval between runs. */
const firstDelayMs = 60_000
const intervalMs = 3_600_000

/** Functions that delete expired rows and return their number, by name for the log. */
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
      for (const [name, purge] of Object.entries(purges)) {
        try {
          const count = await purge()
          if (count > 0) log.info({ count }, `purged expired ${name}`)
        } catch (error) {
          log[faultLevel(error)]({ err: error }, `could not purge expired ${name}`)
        }
      }
    }
  })()
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}
