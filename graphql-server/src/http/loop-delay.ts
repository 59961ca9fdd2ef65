/** Milliseconds between two looks at the event loop. */
const interval = 50

/** How late a look has to be, in milliseconds, and how many in a row, before the process counts as overloaded. */
const late = { by: 500, times: 4 }

/**
 * Notices an event loop that has more to do than it gets done: each of its rounds takes long, one after the other. A
 * single late round says nothing, since a machine may stop for a second; hence not the mean delay of a while, which
 * is what ready-made plugins look at.
 */
export class LoopDelay {
  #lateInARow = 0
  #timer: NodeJS.Timeout | undefined

  /** Whether the last looks all came late. */
  get isTooLong(): boolean {
    return this.#lateInARow >= late.times
  }

  /** Begins to look; that alone keeps no process alive. */
  start(): void {
    let last = performance.now()
    this.#timer = setInterval(() => {
      const now = performance.now()
      this.look(now - last - interval)
      last = now
    }, interval).unref()
  }

  /** @param delay milliseconds by which a look came late */
  look(delay: number): void {
    this.#lateInARow = delay > late.by ? this.#lateInARow + 1 : 0
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
