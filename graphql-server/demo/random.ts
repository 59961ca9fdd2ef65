/** Generator of numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number

/**
 * Seeded random number generator (mulberry32). The seed is mixed first, so that neighbouring seeds give unrelated
 * numbers.
 *
 * @param seed any integer; the same seed gives the same numbers
 */
export function randomFrom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** True with the given probability (0 to 1). */
export function chance(random: Random, probability: number): boolean {
  return random() < probability
}

/** Integer from `first` to `last`, both inclusive. */
export function between(random: Random, first: number, last: number): number {
  return first + Math.floor(random() * (last - first + 1))
}

/** Random entry. @throws if the list is empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const index = Math.floor(random() * list.length)
  if (index >= list.length) throw new Error('Nothing to pick from')
  return list[index] as T
}

/** Up to `count` distinct entries, in random order. */
export function sample<T>(random: Random, list: readonly T[], count: number): T[] {
  const rest = [...list]
  const chosen: T[] = []
  while (chosen.length < count && rest.length > 0) {
    chosen.push(...rest.splice(Math.floor(random() * rest.length), 1))
  }
  return chosen
}

/**
 * Weighted random choice.
 *
 * @param entries at least one with a weight above 0
 * @returns a function that draws one entry by binary search
 */
export function weighted<T>(entries: readonly T[], weight: (entry: T) => number): (random: Random) => T {
  const chosen = entries.filter((entry) => weight(entry) > 0)
  const sums: number[] = []
  for (const entry of chosen) sums.push((sums.at(-1) ?? 0) + weight(entry))
  const total = sums.at(-1)
  if (total === undefined) throw new Error('Nothing to draw from')
  return (random) => chosen[firstAbove(sums, random() * total)] as T
}

/** Index of the first number greater than `value` in an ascending list. */
export function firstAbove(ascending: readonly number[], value: number): number {
  let low = 0
  let high = ascending.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ascending[middle] as number) > value) high = middle
    else low = middle + 1
  }
  return low
}
