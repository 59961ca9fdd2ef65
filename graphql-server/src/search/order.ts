import { createHmac } from 'node:crypto'

const hourMs = 3_600_000

/**
 * Seed for a visitor who sends none: the same for an hour, so that page 2 continues page 1, and different for every
 * visitor. It does not reveal the visitor.
 *
 * @param secret the server's
 * @param visitor distinguishes visitors, such as address and browser
 * @param now milliseconds since 1970
 */
export function visitorSeed(secret: string, visitor: string, now: number): string {
  return createHmac('sha256', secret)
    .update(`visitor\n${Math.floor(now / hourMs)}\n${visitor}`)
    .digest('base64url')
    .slice(0, 16)
}

/** Sixteen random 32-bit words, which determine the order of one seed on one day. */
export type OrderKey = Uint32Array

/**
 * Key of an order. It cannot be computed without the secret, so each try of a seed takes a request.
 *
 * @param secret the server's
 * @param seed the visitor's
 * @param day yyyy-MM-dd, which limits the lifetime of an order (fair-order)
 */
export function orderKey(secret: string, seed: string, day: string): OrderKey {
  const digest = createHmac('sha512', secret).update(`order\n${day}\n${seed}`).digest()
  return new Uint32Array(Uint8Array.from(digest).buffer)
}

/** Maximum length of lists sorted by hash, in which deleting one id does not change the order of the others. */
export const maxSortedLength = 4096

/**
 * Part of the shuffled list. Every id has the same probability of every position; the parts of one key neither overlap
 * nor leave ids out.
 *
 * @param ids the whole list, in an order that does not depend on the key
 * @param key from `orderKey`
 * @param start first position, from 0
 * @param end position after the last; may exceed the list
 */
export function shuffledPart(ids: Int32Array, key: OrderKey, start: number, end: number): number[] {
  const last = Math.min(end, ids.length)
  if (start >= last) return []
  if (ids.length <= maxSortedLength) return sortedPart(ids, key, start, last)
  return Array.from(
    { length: last - start },
    (_, index) => ids[permutedIndex(ids.length, key, start + index)] ?? 0,
  )
}

/** Candidates checked per statement, and their maximum. */
export const candidatesPerStatement = 100
const maxCandidates = 4 * candidatesPerStatement

/** A subset of a list, such as the ids of one category. */
interface Group {
  /** @returns those of at most `candidatesPerStatement` ids that are in the group */
  among(ids: readonly number[]): Promise<ReadonlySet<number>>
  all(): Promise<Int32Array>
}

/**
 * Draws from a group: every member has the same probability of every position. Avoids loading the group of a long
 * list: shuffles the list and keeps the first members found. If too few of the checked candidates are members, loads
 * the group and shuffles it by words of the key that the list's own shuffle does not use, so that neither step
 * favours a member.
 *
 * @param ids the whole list
 * @param key from `orderKey`
 */
export async function drawFromGroup(
  ids: Int32Array,
  group: Group,
  key: OrderKey,
  count: number,
): Promise<number[]> {
  if (ids.length <= maxSortedLength) return shuffledPart(await group.all(), key, 0, count)
  const drawn: number[] = []
  for (let start = 0; start < maxCandidates; start += candidatesPerStatement) {
    const candidates = shuffledPart(ids, key, start, start + candidatesPerStatement)
    const members = await group.among(candidates)
    drawn.push(...candidates.filter((id) => members.has(id)))
    if (drawn.length >= count) return drawn.slice(0, count)
  }
  const members = await group.all()
  if (members.length === 0) return []
  return sortedPart(members, key.subarray(feistelRounds), 0, Math.min(count, members.length))
}

/** With 4 rounds, positions and pairs are visibly uneven at five items; with 12 they are not. */
const feistelRounds = 12

/**
 * Index in the list of the item at a position of the shuffled list, without shuffling the rest: a Feistel network
 * permutes the smallest even number of bits that holds all positions, and results beyond the list are permuted again
 * ("cycle walking"), which keeps it a bijection.
 *
 * @param length of the list, at most 2^30
 * @param key at least `rounds` random words
 * @param position from 0, below `length`
 * @param rounds for tests
 */
export function permutedIndex(
  length: number,
  key: Uint32Array,
  position: number,
  rounds = feistelRounds,
): number {
  const bits = 32 - Math.clz32(Math.max(length - 1, 1))
  const halfBits = (bits + 1) >>> 1
  let index = position
  do index = permute(index, halfBits, key, rounds)
  while (index >= length)
  return index
}

function permute(position: number, halfBits: number, key: Uint32Array, rounds: number): number {
  const mask = (1 << halfBits) - 1
  let left = position >>> halfBits
  let right = position & mask
  for (let round = 0; round < rounds; round += 1) {
    const next = left ^ (mix(right, key[round] ?? 0) & mask)
    left = right
    right = next
  }
  return (left << halfBits) | right
}

/**
 * Part of a list in the order of a keyed 64-bit hash of its ids. Counts hashes in buckets first, so that only the
 * buckets around the part are sorted.
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
    const bucket = hashBucket(hash, shift)
    counts[bucket] = (counts[bucket] ?? 0) + 1
  }
  const { first, last, before } = bucketsAround(counts, start, end)
  const candidates: { id: number; hash: number }[] = []
  for (let index = 0; index < ids.length; index += 1) {
    const hash = hashes[index] ?? 0
    const bucket = hashBucket(hash, shift)
    if (bucket >= first && bucket <= last) candidates.push({ id: ids[index] ?? 0, hash })
  }
  candidates.sort((a, b) => a.hash - b.hash || lowHash(a.id, key) - lowHash(b.id, key) || a.id - b.id)
  return candidates.slice(start - before, end - before).map(({ id }) => id)
}

function highHash(id: number, key: Uint32Array): number {
  return mix(mix(id, key[0] ?? 0), key[1] ?? 0) >>> 0
}

/** Compared only if the high halves are equal. */
function lowHash(id: number, key: Uint32Array): number {
  return mix(mix(id, key[2] ?? 0), key[3] ?? 0) >>> 0
}

/** In JavaScript a shift by 32, needed for a list of one, is a shift by 0. */
function hashBucket(hash: number, shift: number): number {
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

/**
 * Mixes 32 bits under 32 bits of key: every bit of the result depends on every bit of both, and it is a bijection for
 * each key. It need not be a cipher: the key comes from an HMAC and is never shown, so a known order reveals nothing
 * about others; orders only have to be evenly distributed, which the tests measure. The multipliers are those of
 * "lowbias32", https://github.com/skeeto/hash-prospector.
 *
 * @returns a signed 32-bit number
 */
function mix(value: number, key: number): number {
  let word = value ^ key
  word = Math.imul(word ^ (word >>> 16), 0x7feb352d)
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b)
  return word ^ (word >>> 16)
}
