import { mix } from './mix.ts'

/** With 4 rounds positions and pairs are visibly uneven at five items; with 12 they are not. */
const rounds = 12

/**
 * Where the item at a position of a shuffled list stands in the list itself, without shuffling the rest: a Feistel
 * network permutes the smallest even number of bits that hold all positions, and results beyond the list are
 * permuted again until they fall into it ("cycle walking"), which keeps it one to one.
 *
 * @param length of the list, at most 2^30
 * @param key at least `roundCount` random words
 * @param position from 0, below `length`
 * @param roundCount for tests
 * @returns a position from 0, below `length`
 */
export function positionIn(length: number, key: Uint32Array, position: number, roundCount = rounds): number {
  const half = halfBits(length)
  let walked = position
  do walked = permute(walked, half, key, roundCount)
  while (walked >= length)
  return walked
}

function halfBits(length: number): number {
  const bits = 32 - Math.clz32(Math.max(length - 1, 1))
  return (bits + 1) >>> 1
}

function permute(position: number, half: number, key: Uint32Array, roundCount: number): number {
  const mask = (1 << half) - 1
  let left = position >>> half
  let right = position & mask
  for (let round = 0; round < roundCount; round += 1) {
    const next = left ^ (mix(right, key[round] ?? 0) & mask)
    left = right
    right = next
  }
  return (left << half) | right
}
