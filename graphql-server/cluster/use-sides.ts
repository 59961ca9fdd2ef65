import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, createConnection, type PoolConfig } from 'mariadb'
import { afterAll, beforeAll, it } from 'vitest'
import type { Services, Viewer } from '../src/context.ts'
import { createPool, createPrisma } from '../src/database/client.ts'
import { folderStore } from '../src/media/folder-store.ts'
import { createImages } from '../src/media/images.ts'
import { createSearchEngine } from '../src/search/engine.ts'
import { query } from '../test/query.ts'
import { insertSmallCatalogue } from '../test/small-catalogue.ts'
import { insertUser } from '../test/user-rows.ts'
import type { ClusterNode } from './nodes.ts'
import { useCluster } from './use-cluster.ts'

/** What answered a write: what it selected, or what refused it. */
export interface Answer {
  id?: string
  slug?: string
  code?: string
  reason?: string
}

/** The product on one node. */
export interface Side {
  services: Pick<Services, 'prisma' | 'pool' | 'images' | 'search'>
  /** Sends an operation as the administrator. @throws RefusedForNow */
  send(operation: string, variables: Record<string, unknown>): Promise<Answer>
}

export interface Nodes {
  one: Side
  two: Side
  /** All three. */
  sides: Side[]
  admin: Viewer
  /** Waits until each has all that any has. */
  inStep(): Promise<unknown>
}

/** Somebody was refused for now, as on a busy machine: what the rule says does not show. */
export class RefusedForNow extends Error {}

/** How often two writers meet. */
const rounds = Number(process.env.CLUSTER_ROUNDS) || 200

interface Rule<Prepared> {
  /** The rows before each round, made on the first node. */
  prepare(round: number): Promise<Prepared>
  /** Written on both nodes at the same moment. */
  first(side: Side, prepared: Prepared, round: number): Promise<unknown>
  second(side: Side, prepared: Prepared, round: number): Promise<unknown>
  /** Called when both have been answered and both nodes have all. */
  check(answers: [Answer, Answer], prepared: Prepared): Promise<void> | void
}

/** Gives a test file the product with the small catalogue on the nodes of a cluster. Call it once, outside any test. */
export function useSides() {
  const cluster = useCluster()
  const nodes = {} as Nodes
  let end = async () => {}
  // Runs before the cluster's own, which ends the servers.
  afterAll(() => end())
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'guia-two-nodes-'))
    let viewer: Viewer | undefined
    const sides = cluster.nodes.map(({ config }) => sideOn(config, folder, () => viewer))
    const [one, two] = sides as [Side, Side, Side]
    await insertSmallCatalogue(one.services.prisma)
    viewer = await insertUser(one.services.prisma, 'Ana', { role: 'admin' })
    const waiting = await Promise.all(cluster.nodes.map(({ config }) => createConnection(config)))
    for (const connection of waiting) await connection.query('SET SESSION wsrep_sync_wait = 1')
    const inStep = () => Promise.all(waiting.map(catchUp))
    Object.assign(nodes, { one, two, sides, admin: viewer, inStep })
    end = async () => {
      for (const { services } of sides) await services.prisma.$disconnect()
      for (const { services } of sides) await services.pool.end()
      for (const connection of waiting) await connection.end()
      rmSync(folder, { recursive: true, force: true })
    }
  })

  /** A test in which two writers meet on two nodes, again and again; logs how often they were in conflict. */
  function holds<Prepared>(name: string, { prepare, first, second, check }: Rule<Prepared>): void {
    it(name, async () => {
      const before = await conflicts(cluster.nodes)
      let refused = 0
      for (let round = 0; round < rounds + refused; round += 1) {
        try {
          const prepared = await prepare(round)
          await nodes.inStep()
          // Neither node is always the one that comes first.
          const [one, two] = round % 2 === 0 ? [nodes.one, nodes.two] : [nodes.two, nodes.one]
          const both = [first(one, prepared, round), second(two, prepared, round)]
          await Promise.allSettled(both)
          const answers = await Promise.all(both)
          await nodes.inStep()
          await check(answers as [Answer, Answer], prepared)
        } catch (error) {
          if (!(error instanceof RefusedForNow)) throw error
          refused += 1
        }
      }
      const met = (await conflicts(cluster.nodes)) - before
      process.stdout.write(`${name}: ${met} conflicts, ${refused} refused for now\n`)
    })
  }

  return { cluster, nodes, holds }
}

function sideOn(config: PoolConfig, folder: string, viewer: () => Viewer | undefined): Side {
  // One node alone, as the product uses one of several.
  const alone = { ...config, stream: () => connect(Number(config.port), config.host) }
  const [prisma, pool] = [createPrisma(alone), createPool(alone)]
  const images = createImages({ prisma, store: folderStore(folder), maxBytes: 1e6 })
  const services = { prisma, pool, images, search: createSearchEngine({ pool, secret: 'a secret of tests' }) }
  return {
    services,
    async send(operation, variables) {
      const { data, errors } = await query(services, operation, { variables, viewer: viewer() })
      const { code, reason } = errors?.[0]?.extensions ?? {}
      if (code === 'UNAVAILABLE') throw new RefusedForNow(String(reason))
      if (errors) return { code: String(code), ...(reason !== undefined && { reason: String(reason) }) }
      const [answer] = Object.values(data ?? {})
      return typeof answer === 'object' ? (answer as Answer) : { id: String(answer) }
    },
  }
}

const catchUp = (connection: Connection) => connection.query('SELECT version FROM catalogue_version')

async function conflicts(nodes: readonly ClusterNode[]): Promise<number> {
  const names = ['wsrep_local_cert_failures', 'wsrep_local_bf_aborts']
  const counts = nodes.flatMap((node) => names.map((name) => node.status(name)))
  return (await Promise.all(counts)).reduce((sum, count) => sum + Number(count ?? 0), 0)
}
