import { BusyError } from './errors.ts'

/** Lets a few pieces of work run at once and a bounded number wait; further ones are refused. */
export class Gate {
  #free: number
  readonly #places: number
  readonly #waiting: (() => void)[] = []

  /**
   * @param atOnce how many may run
   * @param places how many may wait
   */
  constructor(atOnce: number, places: number) {
    this.#free = atOnce
    this.#places = places
  }

  /**
   * Runs the work when its turn comes.
   * @throws BusyError when too many wait already
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else if (this.#waiting.length < this.#places) await new Promise<void>((turn) => this.#waiting.push(turn))
    else throw new BusyError()
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free += 1
    }
  }
}
