/** Seconds of work after which what was done before counts half. */
const halfLife = 1

/** How many requests a process gets done in a second in which it has any; idle time says nothing about it. */
export class ServiceRate {
  #done: number
  #seconds = halfLife

  /** @param first what is taken for it until more is known */
  constructor(first: number) {
    this.#done = first * halfLife
  }

  /**
   * @param seconds of work since the last call
   * @param done requests that came to their end with it
   */
  add(seconds: number, done: number): void {
    const kept = 0.5 ** (seconds / halfLife)
    this.#done = this.#done * kept + done
    this.#seconds = this.#seconds * kept + seconds
  }

  get perSecond(): number {
    return this.#done / this.#seconds
  }
}
