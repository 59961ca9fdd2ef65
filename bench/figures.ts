import type { Round } from './drive.ts'

/** Medians over the rounds of one kind of request, which single disturbed rounds do not distort. */
export interface Figures {
  perSecond: number
  /** Milliseconds, over all requests of all rounds. */
  p50: number
  p99: number
  /** CPU time of the server and of the database per request, in milliseconds. */
  processor: number
  database: number
  statements: number
}

/** Medians of the comparison with the floor, round by round. */
export interface BesideFloor {
  /** Requests per second relative to the floor. */
  ratio: number
  /** p99 / p50 relative to the floor's. */
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
 * Compares round by round, since a disturbance usually affects neighbouring rounds alike.
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

/** Median; the upper of the two middle values for an even count. */
export function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}

/**
 * @param sorted ascending
 * @param part from 0 to 1, such as 0.99
 */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
