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
