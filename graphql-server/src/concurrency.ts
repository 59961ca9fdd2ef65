import { BusyError } from './errors.ts'

/** Runs at most a fixed number of tasks at the same time, in the order in which they came. */
export class ConcurrencyLimit {
  #free: number
  readonly #maxQueued: number
  readonly #queue: (() => void)[] = []

  /**
   * @param maxConcurrency tasks that may run at the same time
   * @param maxQueued tasks that may wait; further ones are refused
   */
  constructor(maxConcurrency: number, maxQueued: number) {
    this.#free = maxConcurrency
    this.#maxQueued = maxQueued
  }

  /** @throws BusyError when the queue is full */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else if (this.#queue.length < this.#maxQueued) {
      await new Promise<void>((start) => this.#queue.push(start))
    } else throw new BusyError()
    try {
      return await task()
    } finally {
      const next = this.#queue.shift()
      if (next) next()
      else this.#free += 1
    }
  }
}

/** Shares one running task among all callers with the same key. */
export class SingleFlight<T> {
  readonly #running = new Map<string, Promise<T>>()

  /**
   * Joins the task that runs for the key, or starts one. All who joined get its failure; the next call starts anew.
   */
  run(key: string, start: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key)
    if (running) return running
    const task = start().finally(() => this.#running.delete(key))
    this.#running.set(key, task)
    return task
  }
}
