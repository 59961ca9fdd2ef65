import type { ColdFigures } from './cold.ts'
import type { Candidate } from './drive.ts'
import { besideFloor, medianFigures } from './figures.ts'
import type { SetResults } from './measure-set.ts'
import { type Line, table } from './table.ts'

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** All figures in Markdown, one section per data set. */
export function figureTables(sets: readonly SetResults[]): string {
  return sets.flatMap(setSection).join('\n\n')
}

function setSection({ businesses, warm, cold, memory }: SetResults): string[] {
  return [
    `### ${whole.format(businesses)} establishments`,
    table(
      [
        'Read, warm',
        'req/s',
        'p50 ms',
        'p99 ms',
        'CPU ms',
        'DB CPU ms',
        'SQL',
        'of its floor',
        'p99/p50, of its floor’s',
      ],
      warm.map(warmLine),
    ),
    table(
      [
        'Asked for the first time',
        'how many',
        'p50 ms',
        'p99 ms',
        'CPU ms',
        'bare ms',
        'SQL alone ms',
        'of the bare statement',
        'beyond a known filter’s page',
      ],
      cold.map(coldLine),
    ),
    ...cold.flatMap(comparison),
    `Resident memory after that: ${megabytes(memory.now)}, at most ${megabytes(memory.peak)}.`,
  ]
}

function warmLine({ name, rounds, floor }: Candidate): Line {
  const { perSecond, p50, p99, processor, database, statements } = medianFigures(rounds)
  const beside = floor && besideFloor(rounds, floor.rounds)
  return [
    name,
    whole.format(perSecond),
    decimal.format(p50),
    decimal.format(p99),
    decimal.format(processor),
    decimal.format(database),
    decimal.format(statements),
    beside ? decimal.format(beside.ratio) : '',
    beside ? decimal.format(beside.tail) : '',
  ]
}

function coldLine({ name, count, p50, p99, processor, bare }: ColdFigures): Line {
  return [
    name,
    String(count),
    decimal.format(p50),
    decimal.format(p99),
    decimal.format(processor),
    bare ? decimal.format(bare.p50) : '',
    bare ? decimal.format(bare.alone) : '',
    bare ? decimal.format(bare.times) : '',
    bare ? decimal.format(bare.beyond) : '',
  ]
}

function comparison({ name, against }: ColdFigures): string[] {
  if (!against) return []
  return [`A ${name} takes ${decimal.format(against.times)} times a ${against.name} ${against.common}.`]
}

const megabytes = (bytes: number) => `${whole.format(bytes / 1_000_000)} MB`
