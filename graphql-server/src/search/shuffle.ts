import { createHmac } from 'node:crypto'
import { positionIn } from './feistel.ts'
import { sortedPart } from './keyed-sort.ts'

/** Sixteen random 32-bit words: the whole order of one seed on one day follows from them. */
export type OrderKey = Uint32Array

/** Up to this many ids an order is a sort by hash, which also survives that one of them is deleted. */
export const longestSorted = 4096

/**
 * The key of an order. Nobody without the secret can compute it, so nobody can search for a seed whose order
 * favours them without asking the server for each one, and every seed and day is a fresh draw.
 *
 * @param secret the server's
 * @param seed the visitor's
 * @param day the calendar day, YYYY-MM-DD
 */
export function orderKey(secret: string, seed: string, day: string): OrderKey {
  const digest = createHmac('sha512', secret).update(`order\n${day}\n${seed}`).digest()
  return new Uint32Array(Uint8Array.from(digest).buffer)
}

/**
 * A part of the shuffled list. Every id has the same probability of every position, and the parts of one key
 * fit together: no id in two of them, none left out.
 *
 * @param ids the whole list, in an order that does not depend on the key
 * @param key from `orderKey`
 * @param start first position, from 0
 * @param end position after the last; beyond the list there is nothing
 */
export function shuffledPart(ids: Int32Array, key: OrderKey, start: number, end: number): number[] {
  const last = Math.min(end, ids.length)
  if (start >= last) return []
  if (ids.length <= longestSorted) return sortedPart(ids, key, start, last)
  return Array.from(
    { length: last - start },
    (_, index) => ids[positionIn(ids.length, key, start + index)] ?? 0,
  )
}
