/**
 * Bounds how many pages are being rendered or waiting for their data at once, so that a burst costs memory
 * and time in proportion to `limit`; a visitor beyond it gets the plain shell, which the browser fills.
 */
export class RenderSlots {
  #busy = 0
  readonly #limit: number

  /** @param limit how many pages may be under way at once */
  constructor(limit: number) {
    this.#limit = limit
  }

  /**
   * Runs a render when there is room for it.
   *
   * @param render makes the page
   * @param beyond makes the answer for which there is no room
   * @returns what either of them made; their errors pass through
   */
  async run<T>(render: () => Promise<T>, beyond: () => T): Promise<T> {
    if (this.#busy >= this.#limit) return beyond()
    this.#busy += 1
    try {
      return await render()
    } finally {
      this.#busy -= 1
    }
  }
}
