import type { Candidate } from './drive.ts'

const number = new Intl.NumberFormat('pt-BR')
const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const columns = ['', 'páginas/s', 'p50 (ms)', 'p99 (ms)', 'SQL/página', 'CPU/página (ms)', 'do piso']

/**
 * The results as a table, the first candidate being the floor of the others. Rates are medians over the rounds, since
 * another program may disturb one of them.
 */
export function table(candidates: Candidate[]): string {
  const floor = candidates[0] ? rate(candidates[0]) : Number.NaN
  const rows = candidates.map((candidate) => {
    const latencies = candidate.rounds.flatMap((round) => round.latencies).sort((a, b) => a - b)
    return [
      candidate.server.name,
      number.format(Math.round(rate(candidate))),
      decimal.format(quantile(latencies, 0.5)),
      decimal.format(quantile(latencies, 0.99)),
      decimal.format(median(candidate.rounds.map((round) => round.statements))),
      decimal.format(median(candidate.rounds.map((round) => round.processor))),
      decimal.format(rate(candidate) / floor),
    ]
  })
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => (row[index] ?? '').length)),
  )
  return [columns, ...rows]
    .map((row) =>
      row
        .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
        .join('  '),
    )
    .join('\n')
}

function rate({ rounds }: Candidate): number {
  return median(rounds.map((round) => round.perSecond))
}

function median(values: number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}

/** @param sorted ascending */
function quantile(sorted: number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
