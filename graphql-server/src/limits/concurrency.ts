import { BusyError, UnavailableError } from '../errors.ts'
import { currentClient } from './client.ts'

/** Releases a slot; further calls do nothing. */
export type Leave = () => void

interface Waiter {
  onStart(leave: Leave): void
  onRefused(error: BusyError): void
}

/**
 * Limits how many tasks run and wait, fairly among clients: the next slot goes to the client that holds the fewest, round
 * robin; when the queue is full, the client with the most entries loses its newest one. So a client alone may use
 * everything, and one that floods delays only itself.
 */
export class ConcurrencyLimit {
  readonly #maxConcurrency: number
  readonly #maxWaiting: number
  readonly #running = new Map<string, number>()
  readonly #waiting = new Map<string, Waiter[]>()
  #runningCount = 0
  #waitingCount = 0
  #pauses = 0

  constructor(maxConcurrency: number, maxWaiting: number) {
    this.#maxConcurrency = maxConcurrency
    this.#maxWaiting = maxWaiting
  }

  /** Entries that run or wait. */
  get size(): number {
    return this.#runningCount + this.#waitingCount
  }

  get runningCount(): number {
    return this.#runningCount
  }

  /** Clients with at least one entry, counting `client` too. */
  clientsWith(client: string): number {
    const clients = new Set([client, ...this.#running.keys(), ...this.#waiting.keys()])
    return clients.size
  }

  /** Entries of a client, running or waiting. */
  held(client: string): number {
    return (this.#running.get(client) ?? 0) + (this.#waiting.get(client)?.length ?? 0)
  }

  /**
   * Runs a task once there is a slot.
   *
   * @param maxWaitMs how long it may wait for one; without end when absent
   * @throws BusyError when the queue is full, UnavailableError when it has waited for too long
   */
  async run<T>(task: () => Promise<T>, maxWaitMs?: number): Promise<T> {
    const client = currentClient()
    const leave = this.#hasFreeSlot ? this.occupy(client) : await this.#slotFor(client, maxWaitMs)
    try {
      return await task()
    } finally {
      leave()
    }
  }

  #slotFor(client: string, maxWaitMs?: number): Promise<Leave> {
    return new Promise((resolve, reject) => {
      const stopWaiting = this.enter(client, resolve, reject)
      if (maxWaitMs === undefined) return
      setTimeout(() => {
        stopWaiting()
        reject(new UnavailableError())
      }, maxWaitMs).unref()
    })
  }

  /**
   * @param onStart called once there is a slot, perhaps synchronously
   * @param onRefused called instead when the queue is full, now or later
   * @returns stops waiting; does nothing after the start
   */
  enter(client: string, onStart: Waiter['onStart'], onRefused: Waiter['onRefused']): () => void {
    const waiter = { onStart, onRefused }
    if (this.#hasFreeSlot) onStart(this.occupy(client))
    else if (this.#mayWait || this.#evictFor(client)) this.#wait(client, waiter)
    else onRefused(new BusyError())
    return () => this.#remove(client, waiter)
  }

  /** Takes a slot without waiting, beyond the limit if necessary. */
  occupy(client: string): Leave {
    this.#running.set(client, (this.#running.get(client) ?? 0) + 1)
    this.#runningCount += 1
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      this.#release(client)
    }
  }

  get #hasFreeSlot(): boolean {
    return this.#pauses === 0 && this.#runningCount < this.#maxConcurrency
  }

  /** While paused, free slots count as room in the queue. */
  get #mayWait(): boolean {
    const free = this.#pauses > 0 ? Math.max(0, this.#maxConcurrency - this.#runningCount) : 0
    return this.#waitingCount < this.#maxWaiting + free
  }

  /** Nothing starts until `resume` was called as often. */
  pause(): void {
    this.#pauses += 1
  }

  resume(): void {
    this.#pauses -= 1
    this.#startWaiting()
  }

  #wait(client: string, waiter: Waiter): void {
    const waiters = this.#waiting.get(client)
    if (waiters) waiters.push(waiter)
    else this.#waiting.set(client, [waiter])
    this.#waitingCount += 1
  }

  #release(client: string): void {
    const held = (this.#running.get(client) ?? 1) - 1
    if (held > 0) this.#running.set(client, held)
    else this.#running.delete(client)
    this.#runningCount -= 1
    this.#startWaiting()
  }

  #startWaiting(): void {
    while (this.#waitingCount > 0 && this.#hasFreeSlot) this.#startNext()
  }

  #startNext(): void {
    let next = ''
    let fewest = Number.POSITIVE_INFINITY
    for (const client of this.#waiting.keys()) {
      const running = this.#running.get(client) ?? 0
      if (running < fewest) [next, fewest] = [client, running]
    }
    const waiters = this.#waiting.get(next) ?? []
    const waiter = waiters[0]
    if (!waiter) return
    this.#remove(next, waiter)
    // Moves the client to the end of the round.
    if (this.#waiting.delete(next) && waiters.length > 0) this.#waiting.set(next, waiters)
    waiter.onStart(this.occupy(next))
  }

  /** @returns whether there is room for an entry of the client now */
  #evictFor(client: string): boolean {
    let heaviest: string | undefined
    let most = this.held(client) + 1
    for (const each of this.#waiting.keys()) {
      const held = this.held(each)
      if (held > most) [heaviest, most] = [each, held]
    }
    const evicted = heaviest === undefined ? undefined : this.#waiting.get(heaviest)?.at(-1)
    if (heaviest === undefined || !evicted) return false
    this.#remove(heaviest, evicted)
    evicted.onRefused(new BusyError())
    return true
  }

  #remove(client: string, waiter: Waiter): void {
    const waiters = this.#waiting.get(client) ?? []
    const index = waiters.indexOf(waiter)
    if (index < 0) return
    waiters.splice(index, 1)
    if (waiters.length === 0) this.#waiting.delete(client)
    this.#waitingCount -= 1
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
