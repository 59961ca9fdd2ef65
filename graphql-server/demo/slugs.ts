/** Gives establishments slugs that no other has: "padaria-sol", "padaria-sol-2", "padaria-sol-3", ... */
export class SlugRegister {
  readonly #taken: Set<string>
  readonly #next = new Map<string, number>()

  /** @param taken the slugs in use */
  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken)
  }

  /** The wanted slug, or the first free one with a number; it is taken from then on. */
  take(wanted: string): string {
    let slug = wanted
    let number = this.#next.get(wanted) ?? 2
    while (this.#taken.has(slug)) slug = `${wanted}-${number++}`
    if (slug !== wanted) this.#next.set(wanted, number)
    this.#taken.add(slug)
    return slug
  }
}
