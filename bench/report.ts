import type { ColdFigures } from './cold.ts'
import type { Candidate } from './drive.ts'
import { besideFloor, figuresOf } from './figures.ts'
import type { SetResults } from './measure-set.ts'
import { type Line, table } from './table.ts'
import { judge } from './targets.ts'

/** What stands above the tables. */
export interface Occasion {
  date: Date
  /** The machine in one sentence. */
  machine: string
  /** How long each kind of request was driven, in words. */
  form: string
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** When, where and how it was measured: one sentence. */
export function occasionLine({ date, machine, form }: Occasion): string {
  return `Measured on ${date.toISOString().slice(0, 10)} (${form}) on ${machine}.`
}

/** What was aimed at, in Markdown, and whether it was reached. */
export function targetsTable(sets: readonly SetResults[]): string {
  const lines = judge(sets).map(({ target, at, limit, measured, isMet }) => [
    target,
    at,
    limit,
    measured,
    isMet ? 'met' : 'not met',
  ])
  return table(['Target', 'Establishments', 'Aim', 'Measured', ''], lines)
}

/** All figures in Markdown, one section for each data set. */
export function figureTables(sets: readonly SetResults[]): string {
  return sets.flatMap(sectionOf).join('\n\n')
}

function sectionOf({ businesses, warm, cold, start, memory }: SetResults): string[] {
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
    `Resident memory after that: ${megabytes(memory.now)}, at most ${megabytes(memory.peak)}. Start: ready after ` +
      `${whole.format(start.ready)} ms, the modules alone ${whole.format(start.modules)} ms (${decimal.format(start.times)} times).`,
  ]
}

function warmLine({ name, rounds, floor }: Candidate): Line {
  const { perSecond, p50, p99, processor, database, statements } = figuresOf(rounds)
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

const megabytes = (bytes: number) => `${whole.format(bytes / 1_000_000)} MB`
