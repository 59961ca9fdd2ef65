import { type Pair, searchPairs } from '../src/matching/pairs.ts'
import type { MatchRecord } from '../src/matching/record.ts'

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
