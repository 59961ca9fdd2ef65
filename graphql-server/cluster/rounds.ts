import { expect } from 'vitest'
import { Load } from './load.ts'
import type { ClusterNode } from './nodes.ts'
import type { TestLayout } from './use-layout.ts'

/** How often each fault is caused. */
export const rounds = Number(process.env.CLUSTER_ROUNDS) || 20

/** Until everybody is answered again: a node that lost its data gets all of it first. */
const timeout = 120_000

export interface Fault {
  /** Causes it. @param round from 0 */
  cause(round: number): Promise<unknown>
  /** Ends it, when everybody has been answered rightly in spite of it, or at once if nobody can be. */
  mend(round: number): Promise<unknown>
  /** Whether nobody is answered while it lasts. */
  isOutage?: boolean
}

/**
 * Causes a fault again and again while readers and writers are at work, and tells the figures of docs/cluster.md. No
 * acknowledged write may be lost or made twice, and no answer may be but right or a refusal for now.
 */
export async function keepCausing(layout: TestLayout, name: string, fault: Fault): Promise<void> {
  const load = new Load(layout)
  const everybody = async () => {
    const now = performance.now()
    await expect.poll(() => load.isWellSince(now), { timeout, interval: 20 }).toBe(true)
  }
  const pauses = { reads: [] as number[], writes: [] as number[] }
  const problems: string[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      await everybody()
      load.mark()
      await fault.cause(round)
      if (!fault.isOutage) await everybody()
      await fault.mend(round)
      await isWhole(layout)
      await everybody()
      pauses.reads.push(load.pauses.reads)
      pauses.writes.push(load.pauses.writes)
      const { lost, doubled } = await load.compare(layout.nodes[round % layout.nodes.length] ?? missing())
      problems.push(
        ...lost.map((each) => `${each} is lost`),
        ...doubled.map((each) => `${each} is there twice`),
      )
      process.stdout.write(
        `${name} ${round + 1}: ${seconds(pauses.reads.at(-1))} ${seconds(pauses.writes.at(-1))}\n`,
      )
    }
  } finally {
    await load.stop()
  }
  const ledgers = await Promise.all(layout.nodes.map((node) => load.compare(node)))
  const names = (of: 'lost' | 'doubled') => [...new Set(ledgers.flatMap((ledger) => ledger[of]))]
  const [lost, doubled] = [names('lost'), names('doubled')]
  const figures = [name, rounds, ledgers[0]?.acknowledged, lost.length, doubled.length, load.problems.length]
  process.stdout.write(`| ${[...figures, spread(pauses.reads), spread(pauses.writes)].join(' | ')} |\n`)
  problems.push(...lost.map((each) => `${each} is lost`), ...doubled.map((each) => `${each} is there twice`))
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

/** Median and longest. */
function spread(pauses: number[]): string {
  const sorted = pauses.toSorted((a, b) => a - b)
  return `${seconds(sorted[Math.floor(sorted.length / 2)])} / ${seconds(sorted.at(-1))}`
}

function seconds(ms = 0): string {
  return `${(ms / 1000).toFixed(1)} s`
}
