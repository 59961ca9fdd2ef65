import { createHash } from 'node:crypto'

/** Initial capacity; it doubles when full. */
const firstCapacity = 1024

/** A 48-bit hash: exact as a number, and without likely collisions among millions. */
const referenceKey = (reference: string): number =>
  createHash('sha256').update(reference).digest().readUIntBE(0, 6)

/** A set of references as sorted hashes: nine bytes each instead of 40 in a Set. All are added before the first read. */
export class ReferenceKeys {
  #keys = new Float64Array(firstCapacity)
  #count = 0
  /** Whether a key was visited, by position; null until the keys are sorted. */
  #visited: Uint8Array | null = null

  add(reference: string): void {
    if (this.#count === this.#keys.length) {
      const larger = new Float64Array(2 * this.#count)
      larger.set(this.#keys)
      this.#keys = larger
    }
    this.#keys[this.#count] = referenceKey(reference)
    this.#count += 1
    this.#visited = null
  }

  has(reference: string): boolean {
    return this.#find(reference) !== null
  }

  /** @returns whether the reference was added and is visited for the first time */
  visit(reference: string): boolean {
    const position = this.#find(reference)
    const visited = this.#sorted()
    if (position === null || visited[position] === 1) return false
    visited[position] = 1
    return true
  }

  #sorted(): Uint8Array {
    if (this.#visited) return this.#visited
    this.#keys = this.#keys.subarray(0, this.#count).sort()
    this.#visited = new Uint8Array(this.#count)
    return this.#visited
  }

  /** Binary search. @returns the first position of the key */
  #find(reference: string): number | null {
    this.#sorted()
    const key = referenceKey(reference)
    let low = 0
    let high = this.#count
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#keys[middle] as number) < key) low = middle + 1
      else high = middle
    }
    return this.#keys[low] === key ? low : null
  }
}
