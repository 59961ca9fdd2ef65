/** A source of numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number

/**
 * A repeatable source of random numbers (mulberry32). The seed is mixed first, so that neighbouring
 * seeds have nothing in common.
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

/** Whether something of this probability (0 to 1) happens. */
export function chance(random: Random, probability: number): boolean {
  return random() < probability
}

/** A whole number from `first` to `last`, both included. */
export function between(random: Random, first: number, last: number): number {
  return first + Math.floor(random() * (last - first + 1))
}

/** One entry of a list that has at least one; throws on an empty list. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const index = Math.floor(random() * list.length)
  if (index >= list.length) throw new Error('Nothing to pick from')
  return list[index] as T
}

/** Up to `count` different entries of a list, in random order. */
export function sample<T>(random: Random, list: readonly T[], count: number): T[] {
  const rest = [...list]
  const chosen: T[] = []
  while (chosen.length < count && rest.length > 0) {
    chosen.push(...rest.splice(Math.floor(random() * rest.length), 1))
  }
  return chosen
}

/**
 * Draws entries with the probability of their weight.
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

/** The first position in an ascending list whose number is greater than `value`. */
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
