import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { TooManyRequestsError, UnavailableError } from '../errors.ts'
import type { Count, CountStore } from './count.ts'

/** Tries that may wait for running ones, and for how long: milliseconds. */
const waiting = { most: 200, patience: 10_000, pause: 40 }

/**
 * Bounds how often something may be tried. A place is set aside before a try begins, so that many at once are not
 * more than one after the other; those that would be one too many if all running ones failed wait for them.
 */
export class Limiter {
  readonly #store: CountStore
  #waiting = 0

  /** @param store where tries are counted */
  constructor(store: CountStore) {
    this.#store = store
  }

  /**
   * Runs a try of which only a failure counts.
   *
   * @param counts what it belongs to
   * @param work answers false or null when it failed; one that throws counts no more than one that succeeded
   * @returns what `work` answers
   * @throws TooManyRequestsError when there were too many failures already
   * @throws UnavailableError when too many tries are running
   */
  async attempt<T>(counts: readonly Count[], work: () => Promise<T>): Promise<T> {
    const id = await this.#reserve(counts)
    let failed = false
    try {
      const answer = await work()
      failed = answer === false || answer === null
      return answer
    } finally {
      await this.#store.settle(counts, id, failed)
    }
  }

  /**
   * Counts something that counts whatever comes of it.
   *
   * @throws TooManyRequestsError when there was too much of it already
   */
  async count(counts: readonly Count[]): Promise<void> {
    await this.#store.settle(counts, await this.#reserve(counts), true)
  }

  /** Forgets the failures of these counts, as when the right password has been proven in another way. */
  forget(counts: readonly Count[]): Promise<void> {
    return this.#store.forget(counts)
  }

  async #reserve(counts: readonly Count[]): Promise<string> {
    const id = randomUUID()
    const until = performance.now() + waiting.patience
    for (;;) {
      const verdict = await this.#store.reserve(counts, id)
      if (verdict.kind === 'granted') return id
      if (verdict.kind === 'refused') throw new TooManyRequestsError(verdict.retryAfter)
      if (this.#waiting >= waiting.most || performance.now() > until) throw new UnavailableError(2)
      this.#waiting += 1
      await sleep(waiting.pause)
      this.#waiting -= 1
    }
  }
}
