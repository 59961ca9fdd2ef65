import { AsyncLocalStorage } from 'node:async_hooks'
import { BusyError, UnavailableError } from '../errors.ts'

/** Releases a slot; further calls do nothing. */
type Leave = () => void

interface Waiter {
  start(leave: Leave): void
  refuse(error: UnavailableError): void
}

export class WaitedTooLongError extends UnavailableError {}

/**
 * Limits how many tasks run and wait, fairly among clients (fair-queues): the next slot goes to the client that holds the
 * fewest, round robin; when the queue is full, the client with the most entries loses its newest one.
 */
export class ConcurrencyLimit {
  readonly #maxConcurrency: number
  readonly #maxWaiting: number
  readonly #running = new Map<string, number>()
  readonly #waiting = new Map<string, Waiter[]>()
  #runningCount = 0
  #waitingCount = 0

  constructor(maxConcurrency: number, maxWaiting: number) {
    this.#maxConcurrency = maxConcurrency
    this.#maxWaiting = maxWaiting
  }

  /** Entries that run or wait. */
  get size(): number {
    return this.#runningCount + this.#waitingCount
  }

  /** Whether an entry of this client would be refused now. */
  isFullFor(client: string): boolean {
    if (this.#runningCount < this.#maxConcurrency || this.#waitingCount < this.#maxWaiting) return false
    return this.#heaviest(client) === undefined
  }

  /**
   * Runs a task of the current client once there is a slot.
   *
   * @param maxWaitMs without it the task waits as long as necessary
   * @throws BusyError when the queue is full, WaitedTooLongError
   */
  async run<T>(task: () => Promise<T>, maxWaitMs?: number): Promise<T> {
    const client = slots.getStore()?.client ?? ''
    const leave = this.enterNow(client) ?? (await this.enter(client, maxWaitMs))
    try {
      return await task()
    } finally {
      leave()
    }
  }

  /** @returns undefined when there is no free slot */
  enterNow(client: string): Leave | undefined {
    return this.#runningCount < this.#maxConcurrency ? this.occupy(client) : undefined
  }

  /** Waits for a slot. @throws as `run` */
  enter(client: string, maxWaitMs?: number): Promise<Leave> {
    return new Promise((start, refuse) => {
      const leave = this.enterNow(client)
      if (leave) return start(leave)
      if (this.isFullFor(client)) return refuse(new BusyError())
      if (this.#waitingCount >= this.#maxWaiting) this.#evictNewest(this.#heaviest(client) ?? client)
      const waiter = { start, refuse }
      this.#waiting.set(client, [...(this.#waiting.get(client) ?? []), waiter])
      this.#waitingCount += 1
      const giveUp = () => this.#remove(client, waiter) && refuse(new WaitedTooLongError())
      if (maxWaitMs !== undefined) setTimeout(giveUp, maxWaitMs).unref()
    })
  }

  /** Takes a slot without waiting, beyond the limit if necessary. */
  occupy(client: string): Leave {
    this.#running.set(client, (this.#running.get(client) ?? 0) + 1)
    this.#runningCount += 1
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      const left = (this.#running.get(client) ?? 1) - 1
      if (left > 0) this.#running.set(client, left)
      else this.#running.delete(client)
      this.#runningCount -= 1
      if (this.#runningCount < this.#maxConcurrency) this.#startNext()
    }
  }

  #startNext(): void {
    const running = (client: string) => this.#running.get(client) ?? 0
    const [first, ...others] = this.#waiting.keys()
    if (first === undefined) return
    const next = others.reduce((best, each) => (running(each) < running(best) ? each : best), first)
    const [waiter, ...rest] = this.#waiting.get(next) ?? []
    if (!waiter) return
    this.#remove(next, waiter)
    // Moves the client to the end of the round.
    if (this.#waiting.delete(next)) this.#waiting.set(next, rest)
    waiter.start(this.occupy(next))
  }

  /** The client with the most entries, if that is more than `client` would have. */
  #heaviest(client: string): string | undefined {
    const entries = (each: string) => (this.#running.get(each) ?? 0) + (this.#waiting.get(each)?.length ?? 0)
    let heaviest: string | undefined
    let most = entries(client) + 1
    for (const each of this.#waiting.keys())
      if (entries(each) > most) [heaviest, most] = [each, entries(each)]
    return heaviest
  }

  #evictNewest(client: string): void {
    const newest = this.#waiting.get(client)?.at(-1)
    if (newest && this.#remove(client, newest)) newest.refuse(new BusyError())
  }

  #remove(client: string, waiter: Waiter): boolean {
    const before = this.#waiting.get(client) ?? []
    const after = before.filter((each) => each !== waiter)
    if (after.length > 0) this.#waiting.set(client, after)
    else this.#waiting.delete(client)
    this.#waitingCount -= before.length - after.length
    return after.length < before.length
  }
}

/** Password hashes and work on images: they leave two of libuv's threads free, and a decoded image takes 160 MB. */
export const heavyWork = new ConcurrencyLimit(2, 500)

/** A request's place among those that run; it holds no slot while `leave` is absent. */
export interface Slot {
  /** By `clientNetwork`. */
  client: string
  leave?: Leave | undefined
  retake?(): Leave | undefined
}

const slots = new AsyncLocalStorage<Slot>()

/** Runs code on behalf of a client, with everything that it starts. */
export function runAs(slot: Slot, code: () => void): void {
  slots.run(slot, code)
}

/** Runs work that mostly waits; other requests may use the current request's slot until it is done. */
export async function withoutSlot<T>(work: () => Promise<T>): Promise<T> {
  const slot = slots.getStore()
  if (!slot?.leave) return work()
  slot.leave()
  slot.leave = undefined
  try {
    return await work()
  } finally {
    slot.leave = slot.retake?.()
  }
}

/** Shares one running task, and its failure, among all callers with the same key. */
export class SingleFlight<T> {
  readonly #running = new Map<string, Promise<T>>()

  run(key: string, start: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key)
    if (running) return running
    const task = start().finally(() => this.#running.delete(key))
    this.#running.set(key, task)
    return task
  }
}
