import type { Features } from './compare.ts'
import { emailHolders, phoneHolders, siteHolders } from './compare-contacts.ts'
import { emailKey, phonesOf, siteKeys } from './contacts.ts'
import type { MatchRecord } from './record.ts'

/** Maximum size of a group in which all pairs are compared; larger groups are divided by words of the names. */
export const maxGroup = 48

/** Number of first and last letters by which a mistyped word is found. */
const letters = 3

/** Contact keys of a record by kind; kinds are processed one by one, so that only one index is in memory. */
export const contactKeys: readonly ((record: MatchRecord) => readonly string[])[] = [
  ({ reference }) => (reference?.trim() ? [`reference ${reference.trim()}`] : []),
  (record) => phonesOf(record).map(({ key }) => phoneHolders(key)),
  ({ email }) => [emailKey(email)].filter((key) => key !== null).map(emailHolders),
  (record) => siteKeys(record).map(siteHolders),
]

/** Other keys of the whole catalogue: address, and name in a city. */
export function placeKeys({ place: { city, street, number }, name }: Features): string[] {
  const door = number && street.length > 0 ? [`${city} ${street.at(-1)?.text} ${number}`] : []
  return [...door, `${city} = ${name.coreKey}`]
}

/** Keys of a name among nearby records, as numbers. */
export function nameKeys({ name }: Features): number[] {
  const keys = new Set([hashOf(`= ${name.coreKey}`)])
  for (const { sound } of name.core)
    keys.add(hashOf(`${sound.slice(0, letters)}-`)).add(hashOf(`-${sound.slice(-letters)}`))
  return [...keys]
}

/** A 32-bit hash of a key (FNV-1a). Collisions are rare and cost only a comparison. */
export function hashOf(key: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < key.length; index += 1)
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** Index from hashed keys to positions of records, eight bytes per entry. */
export class KeyList {
  readonly #entries: number[] = []
  readonly #length: number
  readonly #hashes: number

  /** @param length number of records */
  constructor(length: number) {
    this.#length = length
    this.#hashes = Math.floor(Number.MAX_SAFE_INTEGER / length)
  }

  add(key: string, position: number): void {
    this.#entries.push((hashOf(key) % this.#hashes) * this.#length + position)
  }

  /** Positions of records that share a key. */
  *groups(): Generator<number[]> {
    const sorted = Float64Array.from(this.#entries).sort()
    for (let from = 0, to = 0; from < sorted.length; from = to) {
      const hash = Math.floor((sorted[from] ?? 0) / this.#length)
      while (to < sorted.length && Math.floor((sorted[to] ?? 0) / this.#length) === hash) to += 1
      if (to - from > 1) yield Array.from(sorted.subarray(from, to), (entry) => entry % this.#length)
    }
  }
}

/** Groups records by key; a record may be in several groups. */
export function groupBy<TKey>(
  indices: Iterable<number>,
  keysOf: (index: number) => readonly TKey[],
): Map<TKey, number[]> {
  const groups = new Map<TKey, number[]>()
  for (const index of indices)
    for (const key of keysOf(index)) {
      const group = groups.get(key)
      if (group) group.push(index)
      else groups.set(key, [index])
    }
  return groups
}

/** Pairs of a group. In a large group, only those that share the sound of a word, else the whole name. */
export function* pairsOf(
  group: readonly number[],
  featuresAt: (index: number) => Features,
): Generator<[number, number]> {
  if (group.length <= maxGroup) {
    yield* allPairs(group)
    return
  }
  const words = groupBy(group, (index) => [...new Set(featuresAt(index).name.core.map(({ sound }) => sound))])
  for (const smaller of words.values()) {
    if (smaller.length <= maxGroup) yield* allPairs(smaller)
    else
      for (const equal of groupBy(smaller, (index) => [featuresAt(index).name.coreKey]).values())
        yield* allPairs(equal.slice(0, maxGroup))
  }
}

function* allPairs(group: readonly number[]): Generator<[number, number]> {
  for (const [at, one] of group.entries()) for (const other of group.slice(at + 1)) yield [one, other]
}
