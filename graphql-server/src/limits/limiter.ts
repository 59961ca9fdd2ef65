import { setTimeout as sleep } from 'node:timers/promises'
import { TooManyRequestsError, UnavailableError } from '../errors.ts'
import { ConcurrencyLimit, withoutSlot } from './concurrency.ts'
import { type CounterKey, Counters, type Total } from './counters.ts'

declare module '../context.ts' {
  interface Services {
    /** Limits of sign-ins, registrations and mails; see limits/rules.ts. */
    limiter: Limiter
  }
}

/** Maximum number of events within a window. */
export interface RateLimit extends CounterKey {
  max: number
  windowSeconds: number
}

/** An attempt that counts only if it fails. */
export interface Attempt {
  /** Attempts for one account have limited concurrency. */
  account: string
  /** The client's own limit first. */
  limits: readonly RateLimit[]
}

/** Per process; running attempts may be waiting for a hash. */
const attempts = { maxConcurrency: 64, maxWaiting: 200 }
const maxPerAccount = 4
/** Wait for running attempts, including those of other processes. */
const reservation = { timeoutMs: 10_000, retryMs: 40 }

export class Limiter {
  readonly #counters: Counters
  readonly #attempts = new ConcurrencyLimit(attempts.maxConcurrency, attempts.maxWaiting)
  readonly #accounts = new Map<string, ConcurrencyLimit>()

  constructor(counters = new Counters()) {
    this.#counters = counters
  }

  /**
   * Runs a task of which only a failure counts. It is counted in advance, so that concurrent attempts allow no more
   * failures than sequential ones. If the running attempts could exhaust the limit, it waits for them, without its
   * request's slot.
   *
   * @param task returns false or null when it failed; an exception does not count
   * @throws TooManyRequestsError after too many failures
   * @throws UnavailableError when too many attempts wait
   */
  attempt<T>({ account, limits }: Attempt, task: () => Promise<T>): Promise<T> {
    const run = () => this.#forAccount(account, () => this.#withReservation(limits, task))
    return withoutSlot(() => this.#attempts.run(run))
  }

  /**
   * Counts an event regardless of its outcome.
   *
   * @param limits the client's own first
   * @throws TooManyRequestsError over the limit; the event is not counted then
   */
  async count(limits: readonly RateLimit[]): Promise<void> {
    await this.#refuseExhausted(limits)
    const { seconds } = await this.#addUnlessExceeded(limits)
    if (seconds > 0) throw new TooManyRequestsError(seconds)
  }

  /** Resets counters, such as after the password was proven in another way. */
  async forget(limits: readonly RateLimit[]): Promise<void> {
    await Promise.all([...limits, ...limits.map(reserved)].map((limit) => this.#counters.delete(limit)))
  }

  async #forAccount<T>(account: string, task: () => Promise<T>): Promise<T> {
    const limit = this.#accounts.get(account) ?? new ConcurrencyLimit(maxPerAccount, attempts.maxConcurrency)
    this.#accounts.set(account, limit)
    try {
      return await limit.run(task)
    } finally {
      if (limit.size === 0) this.#accounts.delete(account)
    }
  }

  async #withReservation<T>(limits: readonly RateLimit[], task: () => Promise<T>): Promise<T> {
    const reservations = await this.#reserve(limits)
    let hasFailed = false
    try {
      const result = await task()
      hasFailed = result === false || result === null
      return result
    } finally {
      await (hasFailed ? this.#add(limits) : this.#release(reservations))
    }
  }

  /** Refuses when the counter of failures is exhausted; waits when failures and running attempts together are. */
  async #reserve(limits: readonly RateLimit[]): Promise<Total[]> {
    const deadline = performance.now() + reservation.timeoutMs
    for (;;) {
      await this.#refuseExhausted(limits)
      const { seconds, added } = await this.#addUnlessExceeded(limits.map(reserved))
      if (seconds === 0) return added
      if (performance.now() > deadline) throw new UnavailableError(2)
      await sleep(reservation.retryMs)
    }
  }

  /** Refuses without creating a counter. */
  async #refuseExhausted(limits: readonly RateLimit[]): Promise<void> {
    const totals = await Promise.all(limits.map((limit) => this.#counters.get(limit)))
    const seconds = Math.max(0, ...limits.map((limit, index) => retryAfter(limit, totals[index], 1)))
    if (seconds > 0) throw new TooManyRequestsError(seconds)
  }

  /** Counts one after the other, so that a refusal by the first limit creates no counter of the others. */
  async #addUnlessExceeded(limits: readonly RateLimit[]): Promise<{ seconds: number; added: Total[] }> {
    const added: Total[] = []
    for (const limit of limits) {
      const total = await this.#counters.add(limit, 1, limit.windowSeconds)
      added.push(total)
      const seconds = retryAfter(limit, total)
      if (seconds === 0) continue
      await this.#release(added)
      return { seconds, added: [] }
    }
    return { seconds: 0, added }
  }

  #add(limits: readonly RateLimit[]): Promise<Total[]> {
    return Promise.all(limits.map((limit) => this.#counters.add(limit, 1, limit.windowSeconds)))
  }

  async #release(totals: readonly Total[]): Promise<void> {
    await Promise.all(totals.map((total) => this.#counters.release(total, 1)))
  }
}

const reserved = (limit: RateLimit): RateLimit => ({ ...limit, kind: `${limit.kind} reserved` })

/**
 * @param more points to be added
 * @returns seconds until the limit allows another attempt; 0 when it is not exceeded
 */
function retryAfter({ max, windowSeconds }: RateLimit, total: Total | undefined, more = 0): number {
  const { count = 0, msLeft = 0 } = total ?? {}
  if (count + more <= max) return 0
  // Memory counters expire by the wall clock, which may be set during the window.
  return Math.min(windowSeconds, Math.max(1, Math.ceil(msLeft / 1000)))
}
