import { loadavg } from 'node:os'
import { expect } from 'vitest'
import { type Ledger, Load } from './load.ts'
import type { ClusterNode } from './nodes.ts'
import { faultResults, keepResult, seconds, tableRow } from './results.ts'
import type { TestLayout } from './use-layout.ts'

/** How often each fault is caused, rounds of earlier runs in `CLUSTER_RESULTS` included. */
export const rounds = Number(process.env.CLUSTER_ROUNDS) || 20

/** Until everybody is answered again: a node that lost its data gets all of it first. */
const timeout = 120_000

export interface Fault {
  /** Causes it. @param round from 0 */
  cause(round: number): Promise<unknown>
  /** Ends it, after all requests got right answers during it, or at once if none can. */
  mend(round: number): Promise<unknown>
  /** Whether no request is answered during it. */
  isOutage?: boolean
}

/**
 * Causes a fault again and again while readers and writers are at work, and measures the figures of docs/cluster.md. No
 * acknowledged write may be lost or made twice, and no answer may be but right or a refusal for now.
 */
export async function keepCausing(layout: TestLayout, name: string, fault: Fault): Promise<void> {
  const load = new Load(layout)
  const everybody = async () => {
    const now = performance.now()
    await expect.poll(() => load.isWellSince(now), { timeout, interval: 20 }).toBe(true)
  }
  const before = faultResults(name)
  const results = [...before]
  const problems: string[] = []
  const ledgers: Ledger[] = []
  try {
    for (let round = before.length; round < rounds; round += 1) {
      await everybody()
      load.mark()
      const said = load.problems.length
      await fault.cause(round)
      if (fault.isOutage) await fault.mend(round)
      await everybody()
      const gone = load.pauses
      load.mark()
      if (!fault.isOutage) await fault.mend(round)
      await isWhole(layout)
      await everybody()
      const back = load.pauses
      const ledger = await load.compare(layout.nodes[round % layout.nodes.length] ?? missing())
      const last = ledgers.at(-1)
      const result = {
        fault: name,
        acknowledged: ledger.acknowledged - (last?.acknowledged ?? 0),
        lost: ledger.lost.length - (last?.lost.length ?? 0),
        doubled: ledger.doubled.length - (last?.doubled.length ?? 0),
        wrong: load.problems.length - said,
        ...gone,
        readsBack: back.reads,
        writesBack: back.writes,
        machineLoad: loadavg()[0] ?? 0,
      }
      ledgers.push(ledger)
      results.push(result)
      keepResult(result)
      const pauses = [gone.reads, gone.writes, back.reads, back.writes].map(seconds)
      process.stdout.write(`${name} ${round + 1}: ${pauses.join(' ')}\n`)
    }
  } finally {
    await load.stop()
  }
  ledgers.push(...(await Promise.all(layout.nodes.map((node) => load.compare(node)))))
  process.stdout.write(`${tableRow(name, results)}\n`)
  for (const { lost, doubled } of ledgers)
    problems.push(
      ...lost.map((each) => `${each} is lost`),
      ...doubled.map((each) => `${each} is there twice`),
    )
  expect([...new Set([...problems, ...load.problems])], unexpected(layout)).toEqual([])
}

/** Waits until every node sees all others; one that hung believes so at first, while they do not. */
async function isWhole({ nodes }: TestLayout): Promise<void> {
  const whole = nodes.map(() => `Synced ${nodes.length}`)
  const state = async (node: ClusterNode) =>
    `${await node.status('wsrep_local_state_comment')} ${await node.status('wsrep_cluster_size')}`
  await expect.poll(() => Promise.all(nodes.map(state)), { timeout }).toEqual(whole)
}

/** What the processes have logged as their own mistakes, once each. */
function unexpected({ members }: TestLayout): string {
  const lines = members.flatMap((member) => member.said().split('\n'))
  const errors = lines.filter((line) => line.startsWith('{') && line.includes('"msg":"unexpected error"'))
  const messages = errors.map((line) => (JSON.parse(line) as { err: { message: string } }).err.message)
  return [...new Set(messages)].join('\n')
}

function missing(): never {
  throw new Error('there is no such node')
}
