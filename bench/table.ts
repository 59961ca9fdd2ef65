import type { Candidate } from './drive.ts'

const number = new Intl.NumberFormat('pt-BR')
const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const columns = ['', 'páginas/s', 'p50 (ms)', 'p99 (ms)', 'SQL/página', 'CPU/página (ms)', 'do piso']

/**
 * The results as a table, the first candidate being the floor of the others. Figures are medians over the rounds, and
 * the ratio to the floor is that of rounds that followed each other, since other programs may disturb some of them.
 */
export function table(candidates: Candidate[]): string {
  const floor = candidates[0]?.rounds ?? []
  const rows = candidates.map((candidate) => {
    const latencies = candidate.rounds.flatMap((round) => round.latencies).sort((a, b) => a - b)
    return [
      candidate.name,
      number.format(Math.round(median(candidate.rounds.map((round) => round.perSecond)))),
      decimal.format(quantile(latencies, 0.5)),
      decimal.format(quantile(latencies, 0.99)),
      decimal.format(median(candidate.rounds.map((round) => round.statements))),
      decimal.format(median(candidate.rounds.map((round) => round.processor))),
      decimal.format(
        median(
          candidate.rounds.map(({ perSecond }, round) => perSecond / (floor[round]?.perSecond ?? Number.NaN)),
        ),
      ),
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
