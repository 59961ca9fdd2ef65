import { LRUCache } from 'lru-cache'
import { compareFeatures, type Features, featuresOf } from './compare.ts'
import { contactKeys, groupBy, KeyList, nameKeys, pairsOf, placeKeys } from './groups.ts'
import { type Match, type MatchRecord, reportedScore } from './record.ts'

/** Two records that are probably one establishment. */
export interface Pair extends Match {
  one: MatchRecord
  other: MatchRecord
}

/** Predicate on the positions of two records. */
type IsWanted = (one: number, other: number) => boolean

/** Number of cached features: those of 100,000 records would take 200 MB. */
const maxFeatures = 6000

/** Grid cells per degree; a cell is about 300 m wide. */
const cellsPerDegree = 370

/** Cells around a parallel, with room for a neighbor of the last one. */
const cellsPerRow = 361 * cellsPerDegree

/** Number of comparisons between two pauses. */
const perStep = 500

/**
 * Finds likely pairs by keys: contacts, address, name in a neighborhood, name within 300 m. It yields often, so that the caller
 * can let other work run.
 *
 * @param isCandidate whether two records are compared, by their positions
 * @yields null at a pause
 */
export function* searchPairs(
  records: readonly MatchRecord[],
  isCandidate: IsWanted = () => true,
): Generator<Pair | null> {
  const recordAt = (index: number) => records[index] as MatchRecord
  const cache = new LRUCache<number, Features>({ max: maxFeatures })
  function featuresAt(index: number): Features {
    const kept = cache.get(index)
    if (kept) return kept
    const features = featuresOf(recordAt(index))
    cache.set(index, features)
    return features
  }
  const holders = new Map<string, number>()
  const countHolders = (key: string) => holders.get(key) ?? 2
  const found = new Set<number>()
  let steps = 0

  function* compareGroup(group: readonly number[], isWanted: IsWanted): Generator<Pair | null> {
    for (const [first, second] of pairsOf(group, featuresAt)) {
      if (!isCandidate(first, second) || !isWanted(first, second)) continue
      if (++steps % perStep === 0) yield null
      const match = compareFeatures(featuresAt(first), featuresAt(second), countHolders)
      if (match.score < reportedScore) continue
      const id = Math.min(first, second) * records.length + Math.max(first, second)
      if (found.has(id)) continue
      found.add(id)
      yield { ...match, one: recordAt(first), other: recordAt(second) }
    }
  }
  /** Pairs of a place by name, each in the smallest group that contains both. */
  function* compareNamesOf(place: Iterable<number>, isWanted: IsWanted): Generator<Pair | null> {
    const keys = new Map<number, readonly number[]>()
    const keysOf = (index: number) => {
      const made = keys.get(index) ?? nameKeys(featuresAt(index))
      keys.set(index, made)
      return made
    }
    const groups = groupBy(place, keysOf)
    for (const [key, group] of groups) {
      const isSmallest = (one: number, other: number) => {
        const others = keysOf(other)
        return keysOf(one).every((shared) => {
          if (shared === key || !others.includes(shared)) return true
          const { length } = groups.get(shared) ?? group
          return length > group.length || (length === group.length && shared > key)
        })
      }
      if (group.length > 1)
        yield* compareGroup(group, (one, other) => isWanted(one, other) && isSmallest(one, other))
    }
  }
  /** Groups records by key, with pauses. */
  function* groupAll(keysOf: (index: number) => readonly string[]): Generator<null, KeyList> {
    const list = new KeyList(records.length)
    for (let index = 0; index < records.length; index += 1) {
      for (const key of keysOf(index)) list.add(key, index)
      if (index % perStep === 0) yield null
    }
    return list
  }

  const byContact: number[][] = []
  for (const keysOf of contactKeys) {
    const keysAt = (index: number) => keysOf(recordAt(index))
    for (const group of (yield* groupAll(keysAt)).groups()) {
      byContact.push(group)
      if (group.length > 2)
        for (const [key, { length }] of groupBy(group, keysAt))
          holders.set(key, Math.max(length, countHolders(key)))
    }
  }
  for (const group of byContact) yield* compareGroup(group, always)
  byContact.length = 0
  const neighborhoods = yield* groupAll((index) => {
    const key = neighborhoodKey(recordAt(index))
    return key ? [key] : []
  })
  const isSameNeighborhood: IsWanted = (one, other) =>
    neighborhoodKey(recordAt(one)) === neighborhoodKey(recordAt(other))
  for (const group of neighborhoods.groups()) yield* compareNamesOf(group, isSameNeighborhood)
  yield* compareCells()
  for (const group of (yield* groupAll((index) => placeKeys(featuresAt(index)))).groups())
    yield* compareGroup(group, always)

  /** Names within 300 m in different neighborhoods: within a cell and between adjacent cells. */
  function* compareCells(): Generator<Pair | null> {
    const cells = groupBy(records.keys(), (index) => cellOf(recordAt(index)))
    for (const key of [...cells.keys()].sort((one, other) => one - other)) {
      const own = new Set(cells.get(key))
      const next = nextCells.flatMap(([down, right]) => cells.get(key + down * cellsPerRow + right) ?? [])
      const all = [...own, ...next]
      const first = all[0] ?? 0
      if (all.every((index) => isSameNeighborhood(first, index))) continue
      yield* compareNamesOf(
        all,
        (one, other) => (own.has(one) || own.has(other)) && !isSameNeighborhood(one, other),
      )
    }
  }
}

const always: IsWanted = () => true

const neighborhoodKey = ({ city, neighborhood }: MatchRecord) =>
  neighborhood ? `${city} ${neighborhood}` : ''

/** Following adjacent cells, so that each pair of cells is visited once. */
const nextCells = [
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const

function cellOf({ latitude, longitude }: MatchRecord): number[] {
  if (latitude == null || longitude == null) return []
  return [Math.floor(latitude * cellsPerDegree) * cellsPerRow + Math.floor(longitude * cellsPerDegree)]
}
