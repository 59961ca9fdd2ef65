/** Completed requests per second of a busy process, as a moving average with a half-life of one second. */
export class ServiceRate {
  #completed: number
  #seconds = 1

  /** @param perSecond until more is known */
  constructor(perSecond: number) {
    this.#completed = perSecond
  }

  add(seconds: number, completed: number): void {
    const weight = 0.5 ** seconds
    this.#completed = this.#completed * weight + completed
    this.#seconds = this.#seconds * weight + seconds
  }

  get perSecond(): number {
    return this.#completed / this.#seconds
  }
}

const checkIntervalMs = 50
const lateMs = 500

/**
 * Detects an event loop that cannot keep up, by four late checks in a row. The mean delay of @fastify/under-pressure
 * would also rise when the machine pauses once.
 */
export class EventLoopMonitor {
  #lateInARow = 0
  #timer: NodeJS.Timeout | undefined

  get isLate(): boolean {
    return this.#lateInARow >= 4
  }

  start(onCheck: () => void): void {
    let last = performance.now()
    this.#timer = setInterval(() => {
      const now = performance.now()
      this.check(now - last - checkIntervalMs)
      last = now
      onCheck()
    }, checkIntervalMs).unref()
  }

  check(delayMs: number): void {
    this.#lateInARow = delayMs > lateMs ? this.#lateInARow + 1 : 0
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
