import { setTimeout as sleep } from 'node:timers/promises'
import { UnavailableError } from './errors.ts'
import type { Log } from './log.ts'

declare module './context.ts' {
  interface Services {
    /** Work that goes on after its request has been answered. */
    background: Background
  }
}

/** The request that work goes on for, so that the operator finds it in the log. A Context is one. */
export interface Trace {
  log: Log
  requestId: string
}

/** Pieces of work that may go on at once. */
const most = 1000

/** Work that goes on after its request has been answered, so that the answer's time says nothing about it. */
export class Background {
  readonly #running = new Set<Promise<void>>()
  #failures = 0

  /** How many pieces of work are going on, and how many have failed since the process began. */
  get figures(): { underWay: number; failures: number } {
    return { underWay: this.#running.size, failures: this.#failures }
  }

  /**
   * Begins work that nobody waits for. When it fails, the log says so.
   *
   * @param what it is, for the log
   * @param trace the request that it belongs to
   * @throws UnavailableError when too much of it is going on
   */
  run(what: string, { log, requestId }: Trace, work: () => Promise<void>): void {
    if (this.#running.size >= most) throw new UnavailableError()
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
   * Waits for what is going on, and for what that begins.
   *
   * @param patience milliseconds
   * @returns how many pieces of work were still going on then
   */
  async settle(patience: number): Promise<number> {
    const timer = new AbortController()
    const late = sleep(patience, true, { signal: timer.signal }).catch(() => true)
    const done = (async () => {
      while (this.#running.size > 0) await Promise.all(this.#running)
      return false
    })()
    await Promise.race([late, done])
    timer.abort()
    return this.#running.size
  }
}
