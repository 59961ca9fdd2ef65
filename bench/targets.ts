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

const megabyte = 1_000_000
const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat('en')

/** Compares what was measured with what was aimed at; of the sets that were measured only. */
export function judge(sets: readonly SetResults[]): Judgement[] {
  return sets.flatMap((set) => judgeSet(set)).concat(judgeGrowth(sets))
}

/** The ratios were set at 100,000; at other sizes only what is aimed at for all of them is judged. */
function judgeSet(set: SetResults): Judgement[] {
  const at = whole.format(set.businesses)
  const least = (target: string, limit: number, value: number): Judgement => ({
    target,
    at,
    limit: `≥ ${decimal.format(limit)}`,
    measured: decimal.format(value),
    isMet: value >= limit,
  })
  const most = (target: string, limit: number, value: number, unit = ''): Judgement => ({
    target,
    at,
    limit: `≤ ${limit >= 10 ? limit : decimal.format(limit)}${unit}`,
    measured: `${limit >= 10 ? Math.round(value) : decimal.format(value)}${unit}`,
    isMet: value <= limit,
  })
  const memory = most(
    'resident memory after the bench',
    set.businesses > 100_000 ? 600 : 450,
    set.memory.now / megabyte,
    ' MB',
  )
  const cold = (name: string) => set.cold.find((each) => each.name === name)
  const byName = most(
    'filter by name, never seen before',
    40,
    cold('filter by name')?.p50 ?? Number.NaN,
    ' ms',
  )
  if (set.businesses === 1_000_000) return [memory, byName]
  if (set.businesses !== 100_000) return [memory]
  const of = (name: string) => ratioOf(find(set, name))
  return [
    least('random search, of its floor', 0.5, of('random search')),
    least('REST search, of GraphQL with the same fields', 0.9, restOfGraphQL(set)),
    least('latest, of its floor', 0.8, of('latest')),
    least('profile by slug, of its floor', 0.25, of('profile by slug')),
    ...['random search', 'latest', 'profile by slug'].map((name) =>
      most(`p99 over p50 of ${name}, of its floor's own`, 2, tailOf(find(set, name))),
    ),
    ...['home as HTML', 'explore as HTML', 'profile as HTML'].map((name) =>
      least(`${name}, rendered before, of a bare server with the same bytes`, 0.3, of(name)),
    ),
    ...['profile as HTML', 'explore as HTML'].map((name) =>
      most(`${name}, never rendered before: CPU`, 40, cold(name)?.processor ?? Number.NaN, ' ms'),
    ),
    ...set.cold.flatMap(({ name, bare }) =>
      bare
        ? [
            most(`${name}, never seen before, of its bare statement`, 1.5, bare.times),
            most(`${name}, the same without the page around it`, 1.5, bare.beyond),
          ]
        : [],
    ),
    memory,
    most('start, of loading the modules', 2, set.start.times),
  ]
}

/** From the smallest to the largest set, beside the floor's own growth. */
function judgeGrowth(sets: readonly SetResults[]): Judgement[] {
  const [smallest, largest] = [sets[0], sets.at(-1)]
  if (!smallest || !largest || smallest === largest) return []
  const at = `${whole.format(smallest.businesses)} → ${whole.format(largest.businesses)}`
  const growthOf = (name: string) => costOf(find(largest, name)) / costOf(find(smallest, name))
  const growth = growthOf('random search') / growthOf('floor: nine cards')
  const deepest = costOf(find(largest, '… deepest page')) / costOf(find(largest, '… page 1'))
  return [
    {
      target: "growth of a random page's CPU, of the floor's own growth",
      at,
      limit: '≤ 1.10',
      measured: decimal.format(growth),
      isMet: growth <= 1.1,
    },
    {
      target: 'CPU of the deepest page, of the first',
      at: whole.format(largest.businesses),
      limit: '≤ 1.05',
      measured: decimal.format(deepest),
      isMet: deepest <= 1.05,
    },
  ]
}

function find({ warm }: SetResults, name: string): Candidate {
  const found = warm.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`${name} was not measured`)
  return found
}

const ratioOf = ({ rounds, floor }: Candidate) => besideFloor(rounds, floor?.rounds ?? []).ratio
const tailOf = ({ rounds, floor }: Candidate) => besideFloor(rounds, floor?.rounds ?? []).tail

/** Processor time of the server and the database together. */
function costOf({ rounds }: Candidate): number {
  const { processor, database } = figuresOf(rounds)
  return processor + database
}

function restOfGraphQL(set: SetResults): number {
  const graphQL = find(set, 'whole establishments, GraphQL').rounds
  const rest = find(set, 'the same, REST search').rounds
  return median(rest.map(({ perSecond }, round) => perSecond / (graphQL[round]?.perSecond ?? Number.NaN)))
}
