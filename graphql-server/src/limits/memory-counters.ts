import type { Capacity, CounterStore, Total } from './counters.ts'

interface Entry {
  count: number
  expiresAt: number
  timer: NodeJS.Timeout
}

/** Counters of this process. One that is in use is never evicted. */
export class MemoryCounters implements CounterStore {
  readonly #entries = new Map<string, Entry>()
  readonly #capacities: readonly Capacity[]

  /** @param capacities see `CounterStore` */
  constructor(capacities: readonly Capacity[]) {
    this.#capacities = capacities
  }

  async add(names: readonly string[], points: number, seconds: number): Promise<Total> {
    const name = this.#choose(names)
    const entry = this.#entries.get(name)
    if (entry) entry.count += points
    else if (points > 0) this.#create(name, points, seconds * 1000)
    return this.#total(name)
  }

  async release(name: string, points: number): Promise<void> {
    const entry = this.#entries.get(name)
    if (!entry) return
    entry.count -= points
    if (entry.count <= 0) await this.delete(name)
  }

  async delete(name: string): Promise<void> {
    clearTimeout(this.#entries.get(name)?.timer)
    this.#entries.delete(name)
  }

  #choose(names: readonly string[]): string {
    const { size } = this.#entries
    const index = names.findIndex(
      (name, level) =>
        this.#entries.has(name) || size < (this.#capacities[level] ?? Number.POSITIVE_INFINITY),
    )
    return names[index] ?? ''
  }

  #create(name: string, count: number, lifetimeMs: number): void {
    const timer = setTimeout(() => this.#entries.delete(name), lifetimeMs).unref()
    this.#entries.set(name, { count, expiresAt: Date.now() + lifetimeMs, timer })
  }

  #total(name: string): Total {
    const entry = this.#entries.get(name)
    return { name, count: entry?.count ?? 0, msLeft: entry ? Math.max(0, entry.expiresAt - Date.now()) : 0 }
  }
}
