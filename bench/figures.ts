import type { Round } from './drive.ts'

/** What the rounds of one kind of request come to: medians over the rounds, since others may disturb some of them. */
export interface Figures {
  perSecond: number
  /** Milliseconds, of all requests of all rounds. */
  p50: number
  p99: number
  /** Milliseconds of the server's processor time, and of the database's, for each request. */
  processor: number
  database: number
  statements: number
}

/** Compared with the floor's rounds, each with the one before it. */
export interface BesideFloor {
  /** Requests a second, as a part of the floor's. */
  ratio: number
  /** p99 over p50, as a multiple of the floor's own. */
  tail: number
}

/** @param rounds at least one */
export function medianFigures(rounds: readonly Round[]): Figures {
  const latencies = rounds.flatMap((round) => round.latencies).toSorted((a, b) => a - b)
  const over = (value: (round: Round) => number) => median(rounds.map(value))
  return {
    perSecond: over((round) => round.perSecond),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    processor: over((round) => round.processor),
    database: over((round) => round.database),
    statements: over((round) => round.statements),
  }
}

/**
 * Compares round by round, since what disturbs one round mostly disturbs its neighbour too.
 *
 * @param rounds of the product
 * @param floor as many rounds of the floor, each driven shortly before or after its counterpart
 */
export function besideFloor(rounds: readonly Round[], floor: readonly Round[]): BesideFloor {
  const pairs = rounds.flatMap((round, index) => {
    const other = floor[index]
    return other ? [{ round, other }] : []
  })
  return {
    ratio: median(pairs.map(({ round, other }) => round.perSecond / other.perSecond)),
    tail: median(pairs.map(({ round, other }) => tailRatio(round) / tailRatio(other))),
  }
}

function tailRatio({ latencies }: Round): number {
  const sorted = latencies.toSorted((a, b) => a - b)
  return quantile(sorted, 0.99) / quantile(sorted, 0.5)
}

/** The middle value; of an even number of values the upper one of the two in the middle. */
export function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}

/**
 * @param sorted ascending
 * @param part of the values that are at most the answer
 */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
