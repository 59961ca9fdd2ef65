import { mix } from './mix.ts'

/**
 * A part of a list in the order of a keyed 64-bit hash of its ids. Only what lies in the buckets around the part is
 * sorted: hashes are even, so a page out of thousands costs one pass over the ids and a sort of a dozen.
 *
 * @param ids distinct; any order
 * @param key at least four random words
 * @param start first position, from 0
 * @param end position after the last, at most the list's length
 */
export function sortedPart(ids: Int32Array, key: Uint32Array, start: number, end: number): number[] {
  const hashes = new Uint32Array(ids.length)
  const shift = Math.clz32(ids.length - 1)
  const counts = new Uint32Array(1 << (32 - shift))
  for (let index = 0; index < ids.length; index += 1) {
    const hash = highHash(ids[index] ?? 0, key)
    hashes[index] = hash
    const bucket = bucketOf(hash, shift)
    counts[bucket] = (counts[bucket] ?? 0) + 1
  }
  const { first, last, before } = bucketsAround(counts, start, end)
  const candidates: Candidate[] = []
  for (let index = 0; index < ids.length; index += 1) {
    const hash = hashes[index] ?? 0
    const bucket = bucketOf(hash, shift)
    if (bucket >= first && bucket <= last) candidates.push({ id: ids[index] ?? 0, hash })
  }
  candidates.sort((a, b) => a.hash - b.hash || lowHash(a.id, key) - lowHash(b.id, key) || a.id - b.id)
  return candidates.slice(start - before, end - before).map(({ id }) => id)
}

interface Candidate {
  id: number
  hash: number
}

/** Higher half of the hash, unsigned. */
function highHash(id: number, key: Uint32Array): number {
  return mix(mix(id, key[0] ?? 0), key[1] ?? 0) >>> 0
}

/** Lower half; looked at only where the higher ones are the same. */
function lowHash(id: number, key: Uint32Array): number {
  return mix(mix(id, key[2] ?? 0), key[3] ?? 0) >>> 0
}

/** A shift by 32, for a list of one, would be a shift by none. */
function bucketOf(hash: number, shift: number): number {
  return shift === 32 ? 0 : hash >>> shift
}

function bucketsAround(counts: Uint32Array, start: number, end: number) {
  let first = 0
  let before = 0
  while (before + (counts[first] ?? 0) <= start) before += counts[first++] ?? 0
  let last = first
  for (let until = before + (counts[last] ?? 0); until < end; ) until += counts[++last] ?? 0
  return { first, last, before }
}
