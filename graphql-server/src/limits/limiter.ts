import { setTimeout as sleep } from 'node:timers/promises'
import { TooManyRequestsError, UnavailableError } from '../errors.ts'
import { withoutSlot } from './client.ts'
import { ConcurrencyLimit } from './concurrency.ts'
import { Counters, type Total } from './counters.ts'

declare module '../context.ts' {
  interface Services {
    /** Limits of sign-ins, registrations and mails; see limits/rules.ts. */
    limiter: Limiter
  }
}

/** How often something may happen within a window. */
export interface RateLimit {
  /** Shared by all processes. */
  key: string
  max: number
  windowSeconds: number
}

/** Something of which only failures count. */
export interface Attempt {
  /** Attempts for the same account run a few at a time. */
  account: string
  limits: readonly RateLimit[]
}

/** Of a process; attempts that run may be waiting for a hash. */
const attempts = { maxConcurrency: 64, maxWaiting: 200 }
const maxPerAccount = 4
/** For attempts that run, in other processes too. */
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
   * failures than sequential ones; those that would be too many if all running ones failed wait for them, without their
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
   * Counts something whatever comes of it.
   *
   * @throws TooManyRequestsError when it happened too often; then it is not counted
   */
  async count(limits: readonly RateLimit[]): Promise<void> {
    const seconds = retryAfter(limits, await this.#add(limits, 1))
    if (seconds === 0) return
    await this.#add(limits, -1)
    throw new TooManyRequestsError(seconds)
  }

  /** Resets counters, as when the password has been proven in another way. */
  async forget(limits: readonly RateLimit[]): Promise<void> {
    const keys = [...limits, ...limits.map(reserved)].map(({ key }) => key)
    await Promise.all(keys.map((key) => this.#counters.delete(key)))
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
    await this.#reserve(limits)
    let hasFailed = false
    try {
      const result = await task()
      hasFailed = result === false || result === null
      return result
    } finally {
      await (hasFailed ? this.#add(limits, 1) : this.#add(limits.map(reserved), -1))
    }
  }

  /** The counter of failures refuses; the one of failures and running attempts makes wait. */
  async #reserve(limits: readonly RateLimit[]): Promise<void> {
    const deadline = performance.now() + reservation.timeoutMs
    for (;;) {
      const failures = await Promise.all(limits.map(({ key }) => this.#counters.get(key)))
      const seconds = retryAfter(
        limits,
        failures.map(({ count, msLeft }) => ({ count: count + 1, msLeft })),
      )
      if (seconds > 0) throw new TooManyRequestsError(seconds)
      if (retryAfter(limits, await this.#add(limits.map(reserved), 1)) === 0) return
      await this.#add(limits.map(reserved), -1)
      if (performance.now() > deadline) throw new UnavailableError(2)
      await sleep(reservation.retryMs)
    }
  }

  #add(limits: readonly RateLimit[], points: number): Promise<Total[]> {
    return Promise.all(limits.map(({ key, windowSeconds }) => this.#counters.add(key, points, windowSeconds)))
  }
}

const reserved = (limit: RateLimit): RateLimit => ({ ...limit, key: `${limit.key} reserved` })

/** @returns seconds until every exceeded limit allows another try; 0 when none is exceeded */
function retryAfter(limits: readonly RateLimit[], totals: readonly Total[]): number {
  const seconds = totals.flatMap(({ count, msLeft }, index) => {
    const { max = 0, windowSeconds = 0 } = limits[index] ?? {}
    // In memory, counters expire by the time of day, which may be set meanwhile.
    return count > max ? Math.min(windowSeconds, Math.max(1, Math.ceil(msLeft / 1000))) : []
  })
  return Math.max(0, ...seconds)
}
