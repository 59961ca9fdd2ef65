import type { SoakReport } from './soak.ts'

const whole = (value: number) => Math.round(value).toLocaleString('pt-BR')

/** The report as a table and a few sentences, in Portuguese. */
export function tableOf({ capacity, offered, tally, late, memory, acknowledged }: SoakReport): string {
  const rows = tally
    .rows()
    .map(({ kind, answered, refused, p50, p99 }) => [
      kind,
      whole(answered),
      whole(refused),
      `${whole(p50)} ms`,
      `${whole(p99)} ms`,
    ])
  const lines = [['pedido', 'respondidos', '503', 'p50', 'p99'], ...rows]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const text = lines.map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  )
  return [
    ...text,
    '',
    `Capacidade medida: ${whole(capacity)} pedidos por segundo; vieram ${whole(offered)}.`,
    ...(late > 0 ? [`${whole(late)} pedidos não couberam no gerador de carga.`] : []),
    `Memória residente: no máximo ${whole(memory.most)} MB, crescendo ${memory.growth.toFixed(1)} MB por minuto.`,
    `Gravações confirmadas e reencontradas: ${whole(acknowledged)} de estabelecimentos, e todos os favoritos.`,
  ].join('\n')
}
