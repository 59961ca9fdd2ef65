import { LRUCache } from 'lru-cache'
import { compareFeatures, type Features, featuresOf } from './compare.ts'
import { contactKeys, groupBy, nameKeys, pairsOf, placeKeys } from './groups.ts'
import { type Match, type MatchRecord, reportedScore } from './record.ts'

/** Two records that are likely one establishment. */
export interface Pair extends Match {
  one: MatchRecord
  other: MatchRecord
}

/** Of two records, by their positions. */
type IsWanted = (one: number, other: number) => boolean

/** Features in memory at once: those of 100,000 records would be 200 MB. */
const maxFeatures = 6000

/** Sides of the cells of the grid, in degrees: some 300 m. */
const cellsPerDegree = 370

/** Comparisons between two pauses. */
const perStep = 500

/**
 * The likely pairs among records, found by keys: contacts, door, name in a neighborhood, name within 300 m. It pauses often, so
 * that a caller can let other work run.
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
      const id = Math.min(first, second) * records.length + Math.max(first, second)
      if (found.has(id)) continue
      const match = compareFeatures(featuresAt(first), featuresAt(second), countHolders)
      if (match.score < reportedScore) continue
      found.add(id)
      yield { ...match, one: recordAt(first), other: recordAt(second) }
    }
  }
  function* compareGroups(
    groups: Map<string, number[]>,
    isWanted: IsWanted = () => true,
  ): Generator<Pair | null> {
    for (const group of groups.values()) if (group.length > 1) yield* compareGroup(group, isWanted)
  }
  /** Groups by a key of each record, with pauses while they are made. */
  function* groupAll(keysOf: (index: number) => readonly string[]): Generator<null, Map<string, number[]>> {
    const groups = new Map<string, number[]>()
    for (let from = 0; from < records.length; from += perStep) {
      const to = Math.min(records.length, from + perStep)
      for (const [key, group] of groupBy(range(from, to), keysOf)) {
        const kept = groups.get(key)
        if (kept) kept.push(...group)
        else groups.set(key, group)
      }
      yield null
    }
    for (const [key, group] of groups) if (group.length < 2) groups.delete(key)
    return groups
  }

  const byContact: Map<string, number[]>[] = []
  for (const keysOf of contactKeys) {
    const groups = yield* groupAll((index) => keysOf(recordAt(index)))
    for (const [key, { length }] of groups) if (length > 2) holders.set(key, length)
    byContact.push(groups)
  }
  for (const groups of byContact.splice(0)) yield* compareGroups(groups)
  yield* compareGroups(yield* groupAll((index) => placeKeys(featuresAt(index))))
  const neighborhoods = yield* groupAll((index) => {
    const key = neighborhoodKey(recordAt(index))
    return key ? [key] : []
  })
  for (const group of neighborhoods.values())
    yield* compareGroups(groupBy(group, (index) => nameKeys(featuresAt(index))))
  neighborhoods.clear()
  yield* compareCells()

  /** Names within 300 m in different neighborhoods: those of a cell with each other and with the next cells' ones. */
  function* compareCells(): Generator<Pair | null> {
    const cells = groupBy(range(0, records.length), (index) => cellOf(recordAt(index)))
    const inOrder = [...cells.keys()].sort()
    for (const key of inOrder) {
      const [row = 0, column = 0] = key.split(' ').map(Number)
      const next = nextCells.flatMap(([down, right]) => cells.get(`${row + down} ${column + right}`) ?? [])
      const own = cells.get(key) ?? []
      const around = new Set(own)
      const groups = groupBy([...own, ...next], (index) => nameKeys(featuresAt(index)))
      yield* compareGroups(groups, (one, other) => {
        const places = [recordAt(one), recordAt(other)].map(neighborhoodKey)
        return (around.has(one) || around.has(other)) && places[0] !== places[1]
      })
    }
  }
}

const neighborhoodKey = ({ city, neighborhood }: MatchRecord) =>
  neighborhood ? `${city} ${neighborhood}` : ''

function* range(from: number, to: number): Generator<number> {
  for (let index = from; index < to; index += 1) yield index
}

/** The cells that follow one: each pair of neighbors is found from one of its two. */
const nextCells = [
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const

function cellOf({ latitude, longitude }: MatchRecord): string[] {
  if (latitude == null || longitude == null) return []
  return [`${Math.floor(latitude * cellsPerDegree)} ${Math.floor(longitude * cellsPerDegree)}`]
}

/** The likely pairs among records, the likeliest first. */
export function findPairs(records: readonly MatchRecord[]): Pair[] {
  return sorted(searchPairs(records))
}

/** The likely pairs of an incoming record (`one`) and an existing one (`other`), the likeliest first. */
export function findMatches(incoming: readonly MatchRecord[], existing: readonly MatchRecord[]): Pair[] {
  const isIncoming = (index: number) => index < incoming.length
  return sorted(
    searchPairs([...incoming, ...existing], (one, other) => isIncoming(one) !== isIncoming(other)),
  )
}

const sorted = (found: Generator<Pair | null>): Pair[] =>
  [...found].filter((pair) => pair !== null).sort((one, other) => other.score - one.score)
