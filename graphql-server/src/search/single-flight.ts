/** Work that many ask for at the same time and that is done once for all of them. */
export class SingleFlight<T> {
  readonly #flights = new Map<string, Promise<T>>()

  /**
   * Joins the flight under way, or starts one. A failure is everybody's who joined; the next call starts anew.
   *
   * @param key what is asked for
   * @param start does the work
   */
  run(key: string, start: () => Promise<T>): Promise<T> {
    const underWay = this.#flights.get(key)
    if (underWay) return underWay
    const flight = start().finally(() => this.#flights.delete(key))
    this.#flights.set(key, flight)
    return flight
  }
}
