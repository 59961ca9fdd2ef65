import { setTimeout as sleep } from 'node:timers/promises'
import { TooManyRequestsError, UnavailableError } from '../errors.ts'
import { withoutSlot } from './client.ts'
import { ConcurrencyLimit } from './concurrency.ts'
import { Counters } from './counters.ts'

declare module '../context.ts' {
  interface Services {
    /** Limits of sign-ins, registrations and mails; see limits/rules.ts. */
    limiter: Limiter
  }
}

/** What is counted together, and how often it may happen within the window. */
export interface Count {
  /** The same in every process. */
  key: string
  max: number
  windowSeconds: number
}

/** What a try of something is counted by, and which tries are made one after the other. */
export interface Attempt {
  /** Tries with the same key run a few at a time. */
  account: string
  counts: readonly Count[]
}

/** Tries that a process makes at the same time, with those that wait for a hash, and that wait for their turn. */
const attempts = { maxConcurrency: 64, maxWaiting: 200 }
/** Tries for one account that are made at the same time. */
const maxPerAccount = 4
/** How long and how often a try waits for running ones of other processes, in milliseconds. */
const reservation = { timeoutMs: 10_000, retryMs: 40 }

/** Limits how often something may be done or may fail. */
export class Limiter {
  readonly #counters: Counters
  readonly #attempts = new ConcurrencyLimit(attempts.maxConcurrency, attempts.maxWaiting)
  readonly #accounts = new Map<string, ConcurrencyLimit>()

  constructor(counters = new Counters()) {
    this.#counters = counters
  }

  /**
   * Makes a try of which only a failure counts. Its place is reserved before it begins, so that many at the same time
   * are not more than one after the other; those that would be too many if all running ones failed wait for them. While
   * it waits, its request holds no slot that others need.
   *
   * @param task returns false or null when it failed; one that throws counts no more than one that succeeded
   * @throws TooManyRequestsError when there were too many failures already
   * @throws UnavailableError when too many tries are waiting
   */
  attempt<T>({ account, counts }: Attempt, task: () => Promise<T>): Promise<T> {
    const inTurn = () => this.#forAccount(account, () => this.#reserved(counts, task))
    return withoutSlot(() => this.#attempts.run(inTurn))
  }

  /**
   * Counts something that counts whatever comes of it.
   *
   * @throws TooManyRequestsError when it happened too often
   */
  async count(counts: readonly Count[]): Promise<void> {
    const totals = await Promise.all(counts.map((count) => this.#add(count.key, 1, count)))
    const exceeded = counts.flatMap((count, index) => {
      const { count: found = 0, msLeft = 0 } = totals[index] ?? {}
      return found > count.max ? secondsLeft(msLeft, count) : []
    })
    if (exceeded.length === 0) return
    await Promise.all(counts.map((count) => this.#add(count.key, -1, count)))
    throw new TooManyRequestsError(Math.max(...exceeded))
  }

  /** Forgets the failures of these counts, as when the right password has been proven in another way. */
  async forget(counts: readonly Count[]): Promise<void> {
    const keys = counts.flatMap(({ key }) => [key, reservedKey(key)])
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

  async #reserved<T>(counts: readonly Count[], task: () => Promise<T>): Promise<T> {
    await this.#reserve(counts)
    let hasFailed = false
    try {
      const answer = await task()
      hasFailed = answer === false || answer === null
      return answer
    } finally {
      const settle = (count: Count) =>
        hasFailed ? this.#add(count.key, 1, count) : this.#add(reservedKey(count.key), -1, count)
      await Promise.all(counts.map(settle))
    }
  }

  /** A counter of failures tells when to refuse; one of failures and running tries, when to wait. */
  async #reserve(counts: readonly Count[]): Promise<void> {
    const until = performance.now() + reservation.timeoutMs
    for (;;) {
      const failures = await Promise.all(counts.map(({ key }) => this.#counters.get(key)))
      const exceeded = counts.flatMap((count, index) => {
        const { count: failed = 0, msLeft = 0 } = failures[index] ?? {}
        return failed >= count.max ? secondsLeft(msLeft, count) : []
      })
      if (exceeded.length > 0) throw new TooManyRequestsError(Math.max(...exceeded))
      const reserved = await Promise.all(counts.map((count) => this.#add(reservedKey(count.key), 1, count)))
      if (counts.every(({ max }, index) => (reserved[index]?.count ?? 0) <= max)) return
      await Promise.all(counts.map((count) => this.#add(reservedKey(count.key), -1, count)))
      if (performance.now() > until) throw new UnavailableError(2)
      await sleep(reservation.retryMs)
    }
  }

  #add(key: string, points: number, { windowSeconds }: Count) {
    return this.#counters.add(key, points, windowSeconds)
  }
}

const reservedKey = (key: string) => `${key} reserved`

/** The memory's counters expire by the time of day, which may be set while they count. */
function secondsLeft(msLeft: number, { windowSeconds }: Count): number {
  return Math.min(windowSeconds, Math.max(1, Math.ceil(msLeft / 1000)))
}
