/**
 * Seeded shuffle, equal on the server and in the browser. For a few links only; the server determines the
 * fair order of establishments.
 *
 * @returns a new list
 */
export function shuffle<T>(items: readonly T[], seed: string): T[] {
  const random = generator(seed)
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const pick = Math.floor(random() * (last + 1))
    const item = shuffled[last] as T
    shuffled[last] = shuffled[pick] as T
    shuffled[pick] = item
  }
  return shuffled
}

/** Mulberry32 seeded with an FNV-1a hash: numbers from 0 up to 1. */
function generator(seed: string): () => number {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}
