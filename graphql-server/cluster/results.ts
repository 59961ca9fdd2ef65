import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** What one round of a fault came to; times in milliseconds. */
export interface RoundResult {
  fault: string
  acknowledged: number
  lost: number
  doubled: number
  wrong: number
  /**
   * The longest that a client went without a right answer until all had one in spite of the fault; of an outage, until it
   * was mended.
   */
  reads: number
  writes: number
  /** The same while what had failed came back. */
  readsBack: number
  writesBack: number
  /** Programs that wanted a processor, on average over the last minute. */
  machineLoad: number
}

/** Path of a file that keeps the rounds of earlier runs, so that an interrupted measurement goes on. */
const resultsFile = () => process.env.CLUSTER_RESULTS

/** The rounds of a fault that earlier runs have measured. */
export function faultResults(fault: string): RoundResult[] {
  const file = resultsFile()
  if (!file || !existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const results = lines.map((line) => JSON.parse(line) as RoundResult)
  return results.filter((result) => result.fault === fault)
}

export function keepResult(result: RoundResult): void {
  const file = resultsFile()
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`)
}

/** A row of the table in docs/cluster.md. */
export function tableRow(fault: string, results: RoundResult[]): string {
  const sum = (key: 'acknowledged' | 'lost' | 'doubled' | 'wrong') =>
    results.reduce((total, result) => total + result[key], 0)
  const loads = results.map(({ machineLoad }) => machineLoad)
  const figures = [
    fault,
    results.length,
    sum('acknowledged'),
    sum('lost'),
    sum('doubled'),
    sum('wrong'),
    ...(['reads', 'writes', 'readsBack', 'writesBack'] as const).map((key) =>
      spread(results.map((result) => result[key])),
    ),
    `${Math.min(...loads).toFixed(0)} to ${Math.max(...loads).toFixed(0)}`,
  ]
  return `| ${figures.join(' | ')} |`
}

/** Median and longest. */
function spread(pauses: number[]): string {
  const sorted = pauses.toSorted((a, b) => a - b)
  return `${seconds(sorted[Math.floor(sorted.length / 2)])} / ${seconds(sorted.at(-1))}`
}

export function seconds(ms = 0): string {
  return `${(ms / 1000).toFixed(1)} s`
}
