import type { Candidate } from './drive.ts'
import { besideFloor, figuresOf, median } from './figures.ts'
import type { SetResults } from './measure-set.ts'

/** One target and what was measured. */
export interface Judgement {
  target: string
  /** Establishments of the data set. */
  at: string
  limit: string
  measured: string
  isMet: boolean
}

/** At least or at most a figure, of one data set. */
interface Target {
  name: string
  least?: number
  most?: number
  unit?: ' ms' | ' MB'
  of: (set: SetResults) => number
}

const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat('en')

const memory = (most: number): Target => ({
  name: 'resident memory after the bench',
  most,
  unit: ' MB',
  of: (set) => set.memory.now / 1_000_000,
})

/** The same in all sets but the largest. */
const ofEverySet = [memory(400)]

const atHundredThousand: Target[] = [
  ...Object.entries({ 'random search': 0.55, latest: 0.6, 'profile by slug': 0.35 }).flatMap(
    ([name, least]): Target[] => [
      { name: `${name}, of its floor`, least, of: (set) => ratioOf(warm(set, name)) },
      { name: `p99 over p50 of ${name}, of its floor's own`, most: 2, of: (set) => tailOf(warm(set, name)) },
    ],
  ),
  processor('the same, REST search', 'REST search of nine full establishments: CPU', 1.5),
  ...['home as HTML', 'profile as HTML'].map((name) => ({
    name: `${name}, cached, of a bare server with the same bytes`,
    least: 0.6,
    of: (set: SetResults) => ratioOf(warm(set, name)),
  })),
  {
    name: 'explore as HTML, of the same search over GraphQL',
    least: 0.15,
    of: (set) => ofNeighbour(warm(set, 'explore as HTML'), warm(set, 'random search')),
  },
  processor('explore as HTML', 'explore as HTML, drawn for each visitor: CPU', 4),
  {
    name: 'explore as HTML less its search: CPU, of rendering the same page with its answers in hand',
    most: 2,
    of: (set) =>
      (processorOf(set, 'explore as HTML') - processorOf(set, 'random search')) /
      processorOf(set, 'floor: explore, answers in hand'),
  },
  {
    name: 'profile as HTML, never rendered before: CPU',
    most: 4,
    unit: ' ms',
    of: (set) => cold(set, 'profile as HTML')?.processor ?? Number.NaN,
  },
  ...['filter by city', 'filter by city and category', 'filter by name'].map((name) => ({
    name: `${name}, never seen before, without the page around it, of its bare statement`,
    most: 1.5,
    of: (set: SetResults) => cold(set, name)?.bare?.beyond ?? Number.NaN,
  })),
  { name: 'start, of loading the modules', most: 2, of: (set) => set.start.times },
]

const atOneMillion: Target[] = [
  memory(600),
  {
    name: 'profile with related establishments: p99',
    most: 100,
    unit: ' ms',
    of: (set) => figuresOf(warm(set, 'profile with related').rounds).p99,
  },
  {
    name: 'filter by name, never seen before',
    most: 40,
    unit: ' ms',
    of: (set) => cold(set, 'filter by name')?.p50 ?? Number.NaN,
  },
  {
    name: 'open now, of the same search by city: CPU',
    most: 1.1,
    of: (set) => costOf(warm(set, '… open now')) / costOf(warm(set, '… by city')),
  },
  {
    name: 'deepest page, of the first: CPU',
    most: 1.05,
    of: (set) => costOf(warm(set, '… deepest page')) / costOf(warm(set, '… page 1')),
  },
]

/** Compares what was measured with what was aimed at; of the sets that were measured only. */
export function judge(sets: readonly SetResults[]): Judgement[] {
  return [
    ...sets.flatMap((set) =>
      targetsOf(set.businesses).map((target) =>
        judgement(target, whole.format(set.businesses), target.of(set)),
      ),
    ),
    ...growths(sets),
  ]
}

function targetsOf(businesses: number): Target[] {
  if (businesses === 1_000_000) return atOneMillion
  return businesses === 100_000 ? [...atHundredThousand, ...ofEverySet] : ofEverySet
}

/** Processor time at a million, the database's included, as a multiple of that of a smaller set. */
function growths(sets: readonly SetResults[]): Judgement[] {
  const largest = sets.find(({ businesses }) => businesses === 1_000_000)
  const growth = (name: string, from: number) => {
    const smaller = sets.find(({ businesses }) => businesses === from)
    if (!largest || !smaller) return []
    const value = costOf(warm(largest, name)) / costOf(warm(smaller, name))
    const at = `${whole.format(from)} → ${whole.format(1_000_000)}`
    return [judgement({ name: `growth of the CPU of ${name}`, most: 1.2, of: () => value }, at, value)]
  }
  return [...growth('random search', 100_000), ...growth('suggestions', 10_000)]
}

function judgement({ name, least, most, unit }: Target, at: string, value: number): Judgement {
  const shown = (figure: number) =>
    `${figure >= 10 ? whole.format(Math.round(figure)) : decimal.format(figure)}${unit ?? ''}`
  return {
    target: name,
    at,
    limit: least === undefined ? `≤ ${shown(most ?? Number.NaN)}` : `≥ ${shown(least)}`,
    measured: shown(value),
    isMet: least === undefined ? value <= (most ?? Number.NaN) : value >= least,
  }
}

/** The server's processor time for each request. */
function processor(read: string, name: string, most: number): Target {
  return { name, most, unit: ' ms', of: (set) => processorOf(set, read) }
}

const processorOf = (set: SetResults, read: string) => figuresOf(warm(set, read).rounds).processor

function warm(set: SetResults, name: string): Candidate {
  const found = set.warm.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`${name} was not measured`)
  return found
}

const cold = (set: SetResults, name: string) => set.cold.find((each) => each.name === name)

const ratioOf = ({ rounds, floor }: Candidate) => besideFloor(rounds, floor?.rounds ?? []).ratio
const tailOf = ({ rounds, floor }: Candidate) => besideFloor(rounds, floor?.rounds ?? []).tail

/** Processor time of the server and the database together. */
function costOf({ rounds }: Candidate): number {
  const figures = figuresOf(rounds)
  return figures.processor + figures.database
}

/** Requests a second of one read, as a part of another's in the same round. */
const ofNeighbour = ({ rounds }: Candidate, other: Candidate) =>
  median(rounds.map(({ perSecond }, round) => perSecond / (other.rounds[round]?.perSecond ?? Number.NaN)))
